/** Texts of the command table; a test compares the table with the catalogues. */

import type { Translate } from '@polynya/i18n/cli'
import type { CommandPath } from './commands.ts'

/** Keys that are made of the table's names, which a type could only repeat. */
type Loose = (key: string) => string
const loose = (t: Translate): Loose => t as Loose

export const summaryOf = (t: Translate, path: CommandPath) => loose(t)(`commands:summary.${path}`)
export const argumentWords = (t: Translate, name: string) => loose(t)(`commands:arguments.${name}`)
export const flagWords = (t: Translate, name: string) => loose(t)(`commands:flags.${name}`)
export const exampleWords = (t: Translate, path: CommandPath, name: string) =>
  loose(t)(`commands:examples.${path}.${name}`)
