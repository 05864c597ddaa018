/** Swimmers of a CSV file, validated against the contract before anything is sent. */

import type { SwimmerCreate } from '@polynya/contract'
import { identityKey } from '@polynya/domain'
import type { Context } from '../../context/context.ts'
import { issueLines } from '../../failures/describe-failure.ts'
import { Stop } from '../../failures/exit-status.ts'
import { nearest } from '../../failures/nearest.ts'
import { inputIssues } from '../../input/check-input.ts'
import { csvRows, delimiterOf } from '../../input/csv-rows.ts'
import { COLUMNS, columnOf, swimmerOf } from './csv-columns.ts'

export interface SwimmerRow {
  readonly line: number
  readonly swimmer: SwimmerCreate
  /** Identity of the person: equal in rows about the same person. */
  readonly identity: string
}

/** Maximum number of rows reported individually. */
const MAX_SHOWN = 20

/** Parses the rows of a file; fails with a list of the invalid lines. */
export function readSwimmers(
  context: Pick<Context, 't'>,
  text: string,
  delimiter = delimiterOf(text.split('\n', 1)[0] ?? ''),
): SwimmerRow[] {
  const { t } = context
  const [head, ...records] = csvRows(context, text, { delimiter })
  if (!head || records.length === 0) throw new Stop('usage', t('cli:emptyFile'))
  const columns = head.cells.map((title) => knownColumn(context, title))
  const rows = records.map(({ cells, line }) => {
    const swimmer = swimmerOf(columns.map((column, index) => [column, cells[index] ?? '']))
    return {
      line,
      swimmer,
      identity: identityKey({
        ...swimmer,
        lastName: swimmer.lastName ?? '',
        firstName: swimmer.firstName ?? '',
      }),
    }
  })
  const problems = [...rows.flatMap((row) => rowProblems(context, row)), ...repeated(context, rows)]
  if (problems.length === 0) return rows
  const more =
    problems.length > MAX_SHOWN ? [t('cli:andMoreProblems', { more: problems.length - MAX_SHOWN })] : []
  throw new Stop(
    'refused',
    [
      t('cli:badRows', { count: problems.length }),
      ...problems.slice(0, MAX_SHOWN).map((problem) => `  ${problem}`),
      ...more,
    ].join('\n'),
  )
}

function knownColumn({ t }: Pick<Context, 't'>, title: string) {
  const column = columnOf(title)
  if (column) return column
  const guess = nearest(
    title,
    COLUMNS.flatMap(({ names }) => [...names]),
  )
  throw new Stop(
    'refused',
    `${t('cli:unknownColumn', { title })}${guess ? ` ${t('cli:didYouMean', { guess })}` : ''}`,
  )
}

function rowProblems({ t }: Pick<Context, 't'>, { line, swimmer }: SwimmerRow): string[] {
  const issues = inputIssues('SwimmerCreate', swimmer)
  return issueLines(issues, t).map((issue) => t('cli:atLine', { line, problem: issue.trim() }))
}

function repeated({ t }: Pick<Context, 't'>, rows: readonly SwimmerRow[]): string[] {
  const first = new Map<string, number>()
  return rows.flatMap(({ identity, line }) => {
    const before = first.get(identity)
    if (before !== undefined)
      return [t('cli:atLine', { line, problem: t('cli:sameAsLine', { line: before }) })]
    first.set(identity, line)
    return []
  })
}
