/** All commands in the order of the help. */

import { admissionCommands } from './admissions.ts'
import { auditCommands } from './audit.ts'
import { baseResultCommands } from './base-results.ts'
import { checkCommands } from './check.ts'
import { entryCommands } from './entries.ts'
import { documentCommands, eventCommands } from './events.ts'
import { judgeCommands } from './judge.ts'
import { orderCommands } from './orders.ts'
import { prestartCommands } from './prestart.ts'
import { programCommands, serverCommands } from './program.ts'
import { protocolCommands } from './protocols.ts'
import { rankingCommands } from './rankings.ts'
import { recordCommands } from './records.ts'
import { registrationCommands } from './registrations.ts'
import { resultCommands } from './results.ts'
import { salesCommands } from './sales.ts'
import { accountCommands, sessionCommands } from './session.ts'
import { type Declared, type InputOf, type Spec, wholeSpec } from './spec.ts'
import { swimmerCommands } from './swimmers.ts'
import { teamCommands } from './teams.ts'
import { webhookCommands } from './webhooks.ts'

export const COMMANDS = {
  ...sessionCommands,
  ...webhookCommands,
  ...eventCommands,
  ...documentCommands,
  ...swimmerCommands,
  ...teamCommands,
  ...entryCommands,
  ...registrationCommands,
  ...admissionCommands,
  ...prestartCommands,
  ...resultCommands,
  ...protocolCommands,
  ...recordCommands,
  ...rankingCommands,
  ...baseResultCommands,
  ...orderCommands,
  ...salesCommands,
  ...judgeCommands,
  ...accountCommands,
  ...checkCommands,
  ...auditCommands,
  ...programCommands,
  ...serverCommands,
} as const satisfies Record<string, Declared>

export type CommandPath = keyof typeof COMMANDS
/** What the command of a path receives; one of several for a union of paths. */
export type Input<P extends CommandPath> = { readonly [Path in P]: InputOf<(typeof COMMANDS)[Path]> }[P]

/** All commands with their paths, typed by their common part. */
export const commandList = (): [CommandPath, Spec][] =>
  (Object.keys(COMMANDS) as CommandPath[]).map((path) => [path, specAt(path)])

export const specAt = (path: CommandPath): Spec => wholeSpec(COMMANDS[path])

/** Usage of a command: `polynya events dates <event> [flags]`. */
export const usageOf = (path: string, { args }: Spec) => ['polynya', path, ...args].join(' ')
