/** The man page, generated from the command table. */

import type { Translate } from '@polynya/i18n/cli'
import { commandList, usageOf } from '../definitions/commands.ts'
import { flagsOf, GLOBAL_FLAGS, VARIABLES, type Variable } from '../definitions/global-flags.ts'
import { argumentName, type Flag } from '../definitions/spec.ts'
import { argumentWords, exampleWords, flagWords, summaryOf } from '../definitions/words.ts'
import { EXIT, type Exit } from '../failures/exit-status.ts'
import { documentationLine, flagUsage } from './help.ts'

/** Escapes roff: a dot or quote at the start of a line is a request, a hyphen is typographic. */
const roff = (text: string) =>
  text
    .replace(/\\/g, '\\e')
    .replace(/-/g, '\\-')
    .replace(/^([.'])/gm, '\\&$1')

const tagged = (term: string, text: string) => `.TP\n.B ${roff(term)}\n${roff(text)}`
const heading = (title: string) => `.SH ${roff(title).toUpperCase()}`

export function manPage(t: Translate, version: string): string {
  const flags = (all: Readonly<Record<string, Flag>>) =>
    Object.entries(all).map(([name, flag]) => tagged(flagUsage(name, flag), flagWords(t, name)))
  const commands = commandList().flatMap(([path, spec]) => [
    `.SS ${roff(usageOf(path, spec))}`,
    roff(summaryOf(t, path)),
    ...spec.args.map((argument) => tagged(argument, argumentWords(t, argumentName(argument)))),
    ...flags(Object.fromEntries(Object.entries(flagsOf(spec)).filter(([name]) => !(name in GLOBAL_FLAGS)))),
    ...Object.entries(spec.examples).map(([name, line]) => tagged(line, exampleWords(t, path, name))),
  ])
  const lines = [
    `.TH POLYNYA 1 "" "polynya ${version}"`,
    heading(t('cli:heading.name')),
    `polynya \\- ${roff(t('cli:about'))}`,
    heading(t('cli:heading.everywhere')),
    ...flags(GLOBAL_FLAGS),
    heading(t('cli:heading.commands')),
    ...commands,
    heading(t('cli:heading.environment')),
    ...(Object.keys(VARIABLES) as Variable[]).map((name) => tagged(name, t(`commands:variables.${name}`))),
    heading(t('cli:heading.statuses')),
    ...(Object.entries(EXIT) as [Exit, number][]).map(([name, status]) =>
      tagged(String(status), t(`cli:exit.${name}`)),
    ),
    heading(t('cli:heading.seeAlso')),
    roff(documentationLine(t, null)),
  ]
  return `${lines.join('\n')}\n`
}
