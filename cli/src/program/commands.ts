/** All commands in the order of the help. */

import { documentCommands, eventCommands } from '../commands/events.ts'
import { orderCommands } from '../commands/orders.ts'
import { programCommands, serverCommands } from '../commands/program.ts'
import { accountCommands, sessionCommands } from '../commands/session.ts'
import { swimmerCommands } from '../commands/swimmers.ts'
import { teamCommands } from '../commands/teams.ts'
import type { InputOf, Spec } from './spec.ts'

export const COMMANDS = {
  ...sessionCommands,
  ...eventCommands,
  ...documentCommands,
  ...swimmerCommands,
  ...teamCommands,
  ...orderCommands,
  ...accountCommands,
  ...programCommands,
  ...serverCommands,
} as const satisfies Record<string, Spec>

export type CommandPath = keyof typeof COMMANDS
export type Input<P extends CommandPath> = InputOf<(typeof COMMANDS)[P]>

/** All commands with their paths, typed by their common part. */
export const commandList = () => Object.entries(COMMANDS) as [CommandPath, Spec][]

/** Usage of a command: `polynya events dates <event> [flags]`. */
export const usageOf = (path: string, { args }: Spec) => ['polynya', path, ...args].join(' ')
