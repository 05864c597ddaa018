/** Generates the tables of the documents, and files of the widgets, from data: `node tools/run.mjs documents`. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { REASONS, type Reason } from '@polynya/contract'
import { eventFormatSchema } from '@polynya/contract/openapi'
import { VARIABLES } from '@polynya/server'
import { ERROR_SCENARIOS, GATHERINGS, PERSONAS, SHOWCASE } from '@polynya/testkit/federation'
import { GENERATED } from '@polynya/widgets/generated'
import {
  ELEMENTS,
  EVENTS,
  EVERY_ELEMENT,
  EVERY_PART,
  EVERY_TOKEN,
  LANG,
  STATES,
  typeOf,
} from '@polynya/widgets/reference'

import { commandRows, flagRows, statusRows, variableRows } from './cli-reference.ts'

const root = join(import.meta.dirname, '..')

const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(...head), row(...head.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n')

function variables(): string {
  const rows = Object.entries(VARIABLES).map(([name, { fallback, help }]) => [
    `\`${name}\``,
    fallback === null || name.endsWith('_ROOT') ? '' : `\`${fallback}\``,
    help,
  ])
  return table(['Variable', 'Default', 'Meaning'], rows)
}

function personas(): string {
  const rows = Object.entries(PERSONAS).map(([name, { email, password, shows }]) => [
    name,
    `\`${email}\``,
    `\`${password}\``,
    shows,
  ])
  return table(['Persona', 'E-mail', 'Password', 'Role'], rows)
}

/** Showcase events by registration state. */
function showcase(): string {
  const rows = Object.entries(SHOWCASE).map(([state, { gathering }]) => [
    state,
    GATHERINGS[gathering].name.ru,
    GATHERINGS[gathering].name.en,
  ])
  return table(['State', 'Event', 'In English'], rows)
}

function reasons(): string {
  const rows = Object.entries(ERROR_SCENARIOS).map(([reason, { who, steps, outcome }]) => [
    `\`${reason}\``,
    String(REASONS[reason as Reason].status),
    who,
    steps,
    outcome,
  ])
  return table(['Reason', 'Status', 'Who', 'Steps', 'Result'], rows)
}

function widgetAttributes(): string {
  const all = [
    ...Object.entries(ELEMENTS).map(([tag, { attributes, descriptions }]) => ({
      tag: `\`${tag}\``,
      attributes,
      descriptions,
    })),
    { tag: 'every widget', ...EVERY_ELEMENT },
  ]
  const rows = all.flatMap(({ tag, attributes, descriptions }) =>
    Object.entries(attributes).map(([name, attribute]) => [
      tag,
      `\`${name}\``,
      'values' in attribute ? typeOf(attribute).replaceAll("'", '`').replaceAll('|', '·') : '',
      (descriptions as Readonly<Record<string, string>>)[name] ?? '',
    ]),
  )
  return table(
    ['Tag', 'Attribute', 'Values, the first by default', 'Meaning'],
    [...rows, ['every widget', '`lang`', '', LANG]],
  )
}

const descriptionTable = (head: string, prefix: string, words: Readonly<Record<string, string>>) => () =>
  table(
    [head, 'Meaning'],
    Object.entries(words).map(([name, text]) => [`\`${prefix}${name}\``, text]),
  )

/** Tables of the README in the repository and of the one in the npm package, which may leave some out. */
const WIDGET_TABLES = [
  ['widget-attributes', widgetAttributes],
  ['widget-events', descriptionTable('Event', 'polynya-', EVENTS)],
  ['widget-tokens', descriptionTable('Token', '--polynya-', EVERY_TOKEN)],
  ['widget-parts', descriptionTable('Part', '', EVERY_PART)],
  ['widget-states', descriptionTable('State', '', STATES)],
] as const

/** Location of each generated table: between `<!-- name -->` and `<!-- /name -->`. */
const TABLES = [
  ['README.md', 'variables', variables],
  ['CONTRIBUTING.md', 'personas', personas],
  ['CONTRIBUTING.md', 'showcase', showcase],
  ['docs/how-to/reach-every-refusal.md', 'reasons', reasons],
  ...WIDGET_TABLES.map(([name, make]) => ['widgets/README.md', name, make] as const),
  ...WIDGET_TABLES.map(([name, make]) => ['widgets/npm/README.md', name, make] as const),
  ['cli/README.md', 'commands', () => table(['Command', 'What it does', 'Flags', '`--json`'], commandRows())],
  ['cli/README.md', 'flags', () => table(['Flag', 'Meaning', 'Taken by'], flagRows())],
  ['cli/README.md', 'environment', () => table(['Variable', 'Meaning'], variableRows())],
  ['cli/README.md', 'statuses', () => table(['Status', 'Meaning', 'Reasons of the server'], statusRows())],
] as const

/** Files that are generated as a whole. */
const FILES: Readonly<Record<string, () => string>> = {
  ...GENERATED,
  'docs/event-format.schema.json': () => `${JSON.stringify(eventFormatSchema(), null, 2)}\n`,
}

/** Returns a document as it is (`is`) and with regenerated tables or content (`ought`). */
export function document(file: string): { readonly is: string; readonly ought: string } {
  const path = join(root, file)
  const is = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const generated = FILES[file]
  if (generated) return { is, ought: generated() }
  const ought = TABLES.filter(([place]) => place === file).reduce((text, [, name, make]) => {
    const between = new RegExp(`(<!-- ${name} -->)[\\s\\S]*?(<!-- /${name} -->)`)
    return text.replace(between, (_, before: string, behind: string) => `${before}\n${make()}\n${behind}`)
  }, is)
  return { is, ought }
}

export const DOCUMENTS = [...new Set(TABLES.map(([file]) => file)), ...Object.keys(FILES)]

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const file of DOCUMENTS) writeFileSync(join(root, file), document(file).ought)
}
