/** Every command: help lists them in this order. */

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

/** Every command with its path, seen without what is its own. */
export const commandList = () => Object.entries(COMMANDS) as [CommandPath, Spec][]

/** How a command is written: `polynya events dates <event> [flags]`. */
export const usageOf = (path: string, { args }: Spec) => ['polynya', path, ...args].join(' ')
