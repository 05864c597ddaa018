/** Reference of the CLI, generated from its command table. */

import { REASONS } from '@polynya/contract'
import { translate } from '@polynya/i18n/catalogues'
import { commandList, usageOf } from '../cli/src/definitions/commands.ts'
import {
  CHANGE_FLAGS,
  DESTROY_FLAGS,
  GLOBAL_FLAGS,
  VARIABLES,
  type Variable,
} from '../cli/src/definitions/global-flags.ts'
import type { Flag, Spec } from '../cli/src/definitions/spec.ts'
import { flagWords, summaryOf } from '../cli/src/definitions/words.ts'
import { EXIT, type Exit, exitOfStatus } from '../cli/src/failures/exit-status.ts'
import { flagUsage } from '../cli/src/help/help.ts'

type Cells = readonly (readonly string[])[]

const t = translate('en')
const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``

/** Each command with its own flags, its effect on the server, and the location of its JSON schema. */
export const commandRows = (): Cells =>
  commandList().map(([path, spec]) => [
    code(usageOf(path, spec)),
    summaryOf(t, path),
    Object.entries<Flag>(spec.flags)
      .map(([name, flag]) => code(flagUsage(name, flag)))
      .join(' '),
    jsonOf(spec),
  ])

function jsonOf({ output }: Spec): string {
  if (output === 'text') return ''
  const name = 'call' in output ? code(output.call) : output.shape
  return output.rows ? `list of ${name}` : name
}

export function flagRows(): Cells {
  const rows = (flags: Readonly<Record<string, Flag>>, where: string) =>
    Object.entries(flags).map(([name, flag]) => [code(flagUsage(name, flag)), flagWords(t, name), where])
  return [
    ...rows(GLOBAL_FLAGS, 'every command'),
    ...rows(CHANGE_FLAGS, 'commands that change something'),
    ...rows({ yes: DESTROY_FLAGS.yes }, 'commands that destroy something'),
  ]
}

export const variableRows = (): Cells =>
  (Object.keys(VARIABLES) as Variable[]).map((name) => [code(name), t(`commands:variables.${name}`)])

/** Each exit status with the server reasons that map to it. */
export const statusRows = (): Cells =>
  (Object.entries(EXIT) as [Exit, number][]).map(([name, status]) => [
    String(status),
    t(`cli:exit.${name}`),
    Object.entries(REASONS)
      .filter(([, reason]) => exitOfStatus(reason.status) === name)
      .map(([reason]) => code(reason))
      .join(' '),
  ])
