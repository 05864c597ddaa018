/** Help, generated from the command table. */

import type { Translate } from '@polynya/i18n/cli'
import { COMMANDS, type CommandPath, commandList, specAt, usageOf } from '../definitions/commands.ts'
import { flagsOf, GLOBAL_FLAGS, VARIABLES, type Variable } from '../definitions/global-flags.ts'
import { argumentName, type Flag, flagName, flagNames, type Spec } from '../definitions/spec.ts'
import { argumentWords, exampleWords, flagWords, summaryOf } from '../definitions/words.ts'
import { EXIT, type Exit } from '../failures/exit-status.ts'

/** The help of a command, of a group such as `events`, or (for '') of the program. */
export type Help = (path: string) => string

/** @param site address of the site whose documentation the last line names; null if none is known */
export const helpIn =
  (t: Translate, site: string | null = null): Help =>
  (path) =>
    `${path in COMMANDS ? commandHelp(path as CommandPath, t) : groupHelp(path, t)}\n\n${documentationLine(t, site)}\n`

export const documentationLine = (t: Translate, site: string | null): string =>
  t('cli:documentation', { site: site ?? t('cli:anySite') })

function groupHelp(path: string, t: Translate): string {
  const below = commandList().filter(([each]) => path === '' || each.startsWith(`${path} `))
  const sections = [
    path === '' ? t('cli:about') : `polynya ${path}`,
    section(
      t('cli:heading.commands'),
      below.map(([each, spec]) => [[each, ...spec.args].join(' '), summaryOf(t, each)]),
    ),
  ]
  if (path === '') sections.push(globalSection(t), environment(t), statuses(t))
  sections.push(t('cli:more'))
  return sections.join('\n\n')
}

function commandHelp(path: CommandPath, t: Translate): string {
  const spec = specAt(path)
  const own = Object.entries({ ...flagsOf(spec) }).filter(([name]) => !(name in GLOBAL_FLAGS))
  const sections = [
    summaryOf(t, path),
    `${t('cli:heading.usage')}\n  ${usageOf(path, spec)} ${t('cli:flagsPlace')}`,
    section(
      t('cli:heading.arguments'),
      spec.args.map((argument) => [argument, argumentWords(t, argumentName(argument))]),
    ),
    section(
      t('cli:heading.flags'),
      own.map(([name, flag]) => [flagUsage(name, flag), flagWords(t, name)]),
    ),
    globalSection(t),
    examples(path, spec, t),
  ]
  return sections.filter((each) => each !== '').join('\n\n')
}

const globalSection = (t: Translate) =>
  section(
    t('cli:heading.everywhere'),
    Object.entries(GLOBAL_FLAGS).map(([name, flag]) => [flagUsage(name, flag), flagWords(t, name)]),
  )

const environment = (t: Translate) =>
  section(
    t('cli:heading.environment'),
    (Object.keys(VARIABLES) as Variable[]).map((name) => [name, t(`commands:variables.${name}`)]),
  )

const statuses = (t: Translate) =>
  section(
    t('cli:heading.statuses'),
    (Object.entries(EXIT) as [Exit, number][]).map(([name, status]) => [
      String(status),
      t(`cli:exit.${name}`),
    ]),
  )

function examples(path: CommandPath, spec: Spec, t: Translate): string {
  const lines = Object.entries(spec.examples).map(
    ([name, line]) => `  # ${exampleWords(t, path, name)}\n  ${line}`,
  )
  return `${t('cli:heading.examples')}\n${lines.join('\n\n')}`
}

/** `--lang <ru|en>`, `--limit <number>`. */
export function flagUsage(name: string, flag: Flag): string {
  if (flag.kind === 'yes') return flagName(name)
  const value = {
    text: '…',
    whole: `${'min' in flag ? flag.min : ''}…`,
    choice: 'choices' in flag ? flag.choices.join('|') : '',
  }
  return `${flagNames(name, flag).join(', ')} <${value[flag.kind]}>`
}

const WIDEST = 38

function section(title: string, lines: readonly (readonly [string, string])[]): string {
  if (lines.length === 0) return ''
  const width = Math.min(WIDEST, Math.max(...lines.map(([left]) => [...left].length)))
  const rows = lines.map(([left, right]) =>
    [...left].length > width
      ? `  ${left}\n${' '.repeat(width + 4)}${right}`
      : `  ${left.padEnd(width)}  ${right}`,
  )
  return `${title}\n${rows.join('\n')}`
}
