/** Columns of tables that people make: their titles mapped to ours, and what to do with others. */

import type { Context } from '../context/context.ts'
import { Stop } from '../failures/exit-status.ts'
import { nearest } from '../failures/nearest.ts'

interface ColumnFlags {
  readonly map?: readonly string[] | undefined
  readonly ignoreUnknown: boolean
}

export interface TableOptions {
  /** Names of our columns by titles of the table. */
  readonly titles: ReadonlyMap<string, string>
  /** Whether columns that are not ours are left out. */
  readonly ignoresUnknown: boolean
}

/** Reads `--map` and `--ignore-unknown`; a title may contain the sign that separates it from the field. */
export function tableOptions({ t }: Pick<Context, 't'>, flags: ColumnFlags): TableOptions {
  const { map = [], ignoreUnknown: ignoresUnknown } = flags
  const titles = map.map((pair): [string, string] => {
    const at = pair.lastIndexOf('=')
    if (at < 1) throw new Stop('usage', t('cli:notAMapping', { text: pair }))
    return [pair.slice(0, at), pair.slice(at + 1)]
  })
  return { titles: new Map(titles), ignoresUnknown }
}

interface OwnColumns<Column> {
  /** Returns the column of a title. */
  readonly columnOf: (title: string) => Column | undefined
  /** All names of columns. */
  readonly names: readonly string[]
  /** One name of each column, to list them; by default all. */
  readonly shownNames?: readonly string[]
}

/** Returns columns by position; null of one that is left out, which a note names. */
export function columnsOf<Column>(
  context: Pick<Context, 't' | 'terminal'>,
  head: readonly string[],
  { titles, ignoresUnknown, columnOf, ...own }: TableOptions & OwnColumns<Column>,
): (Column | null)[] {
  const { t, terminal } = context
  const absent = [...titles.keys()].filter((title) => !head.includes(title))
  if (absent.length > 0) throw new Stop('usage', t('cli:noSuchTitle', { title: absent.join(', ') }))
  const found = head.map((title) => {
    const name = titles.get(title) ?? title
    return columnOf(name) ?? (ignoresUnknown ? null : failUnknown(context, name, own))
  })
  const leftOut = head.filter((_, index) => found[index] === null)
  if (leftOut.length > 0) terminal.note(t('cli:columnsIgnored', { columns: leftOut.join(', ') }))
  return found
}

function failUnknown(
  { t }: Pick<Context, 't'>,
  title: string,
  { names, shownNames = names }: Pick<OwnColumns<unknown>, 'names' | 'shownNames'>,
): never {
  const guess = nearest(title, [...names])
  const hint = guess
    ? t('cli:didYouMean', { guess })
    : t('cli:knownColumns', { title: JSON.stringify(title), columns: shownNames.join(', ') })
  throw new Stop('refused', `${t('cli:unknownColumn', { title })} ${hint}`)
}
