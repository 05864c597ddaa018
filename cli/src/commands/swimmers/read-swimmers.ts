/** Swimmers of a table, validated against the contract before anything is sent. */

import type { SwimmerCreate } from '@polynya/contract'
import { identityKey, type NamedRegion, regionNamed } from '@polynya/domain'
import type { Context } from '../../context/context.ts'
import { issueLines } from '../../failures/describe-failure.ts'
import { Stop } from '../../failures/exit-status.ts'
import { inputIssues } from '../../input/check-input.ts'
import type { CsvRow } from '../../input/csv-rows.ts'
import { columnsOf, type TableOptions } from '../../input/table-columns.ts'
import { COLUMNS, columnOf, swimmerOf } from './csv-columns.ts'

export interface SwimmerRow {
  readonly line: number
  readonly swimmer: SwimmerCreate
  /** Identity of the person: equal in rows about the same person. */
  readonly identity: string
}

/** Maximum number of rows reported individually. */
const MAX_SHOWN = 20

/** Parses the rows of a table; fails with a list of the invalid lines. */
export async function readSwimmers(
  context: Pick<Context, 't' | 'terminal' | 'client'>,
  table: readonly CsvRow[],
  options: TableOptions,
): Promise<SwimmerRow[]> {
  const { t } = context
  const [head, ...records] = table
  if (!head || records.length === 0) throw new Stop('refused', t('cli:emptyFile'))
  const names = COLUMNS.flatMap((column) => column.names)
  const shownNames = COLUMNS.flatMap((column) => column.names.slice(0, 1))
  const columns = columnsOf(context, head.cells, { ...options, columnOf, names, shownNames })
  const regions = regionsOf(context)
  const rows: SwimmerRow[] = []
  for (const { cells, line } of records) {
    const known = columns.flatMap((column, index) => (column ? [[column, cells[index] ?? ''] as const] : []))
    const swimmer = await regions.inCodes(swimmerOf(known))
    const names = { lastName: swimmer.lastName ?? '', firstName: swimmer.firstName ?? '' }
    rows.push({ line, swimmer, identity: identityKey({ ...swimmer, ...names }) })
  }
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

/** Regions of tables by their names, of which the server has the list. */
function regionsOf({ client }: Pick<Context, 'client'>) {
  const lists = new Map<string, Promise<readonly NamedRegion[]>>()
  const listOf = async (country: string) => {
    const { site } = await client()
    return (await site.regions({ params: { country } })).regions
  }
  return {
    async inCodes(swimmer: SwimmerCreate): Promise<SwimmerCreate> {
      const { country, regionCode: text } = swimmer.swimmerInfo
      if (!text || CODE.test(text) || !/^[A-Z]{2}$/.test(country)) return swimmer
      const list = lists.get(country) ?? listOf(country)
      lists.set(country, list)
      const regionCode = regionNamed(await list, text) ?? text
      return { ...swimmer, swimmerInfo: { ...swimmer.swimmerInfo, regionCode } }
    },
  }
}

/** A region by ISO 3166-2. */
const CODE = /^[A-Z]{2}-[A-Z0-9]{1,3}$/

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
