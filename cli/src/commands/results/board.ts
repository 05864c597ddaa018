import { GENDERS } from '@polynya/domain'
import type { Context } from '../../context/context.ts'
import { item, rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { showsView } from '../../context/shows-view.ts'
import { numberOf } from '../../input/number-of.ts'
import { clean } from '../../terminal/clean.ts'
import { tableLines } from '../../terminal/table.ts'
import type { BoardPage } from '../../views/ResultsBoard.tsx'
import { followedResults, keyOf, type LiveResult, type LiveResults, resultsOf } from './live-results.ts'
import { resultColumns } from './result-columns.ts'

/** Results of an event that follow it live; for pipes and screen readers, the results of now as a table. */
export const run: Run<'results board'> = async (context, { event, distance }) => {
  const { t } = context
  const watched = { eventId: numberOf(context, event), distCode: distance?.toUpperCase() }
  if (!showsView(context)) {
    const results = await resultsOf(context, await context.client(), watched)
    return rows(results, resultColumns(context), t('cli:board.nothing'))
  }
  const { showResults } = await import('../../views/show-results.ts')
  await showResults(context, async function* (signal) {
    for await (const results of followedResults(context, watched, signal)) yield pagesOf(context, results)
  })
  return item(null, [])
}

/** A page of lines for each distance, in the order of the programme. */
function pagesOf(context: Context, { all, news }: LiveResults): BoardPage[] {
  const isNew = new Set(news.map(keyOf))
  return [...Map.groupBy(all, ({ distanceId }) => distanceId).values()].map((results) =>
    pageOf(context, results, isNew),
  )
}

function pageOf(context: Context, results: readonly LiveResult[], isNew: ReadonlySet<string>): BoardPage {
  const { t, terminal } = context
  const [, ...columns] = resultColumns(context)
  const cells = results.map((result) => columns.map(({ of }) => String(of(result) ?? '')))
  const [head = '', ...lines] = tableLines(cells, columns, { width: terminal.width - 2, colour: false }).lines
  const [first] = results
  return {
    title: first ? clean(`${first.distCode} · ${t(`sport:genders.${GENDERS[first.gender]}`)}`) : '',
    head,
    rows: results.map((result, index) => ({
      key: keyOf(result),
      line: lines[index] ?? '',
      isNew: isNew.has(keyOf(result)),
    })),
  }
}
