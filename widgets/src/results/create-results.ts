import type { WidgetResults } from '@polynya/contract'
import { resultsSource } from '@polynya/contract/widget-sources/results'
import resultTable from '@polynya/ui/ResultTable.css?inline'
import button from '../button.css?inline'
import table from '../table/table.css?inline'
import { tableFormats } from '../table/table-formats.ts'
import type { Widget } from '../widget.ts'
import { RESULTS } from './attributes.ts'
import { ResultsView } from './ResultsView.tsx'

type ResultsWidget = Widget<WidgetResults, typeof RESULTS>

export const createResults = ({ texts }: Pick<ResultsWidget, 'texts'>): ResultsWidget => ({
  tag: 'polynya-results',
  source: resultsSource,
  attributes: RESULTS,
  styles: [button, table, resultTable],
  texts,
  formats: tableFormats,
  isShaped: (body) => {
    const { lists, results, highlighted } = (body ?? {}) as Partial<WidgetResults>
    return [lists, results, highlighted].every(Array.isArray)
  },
  countOf: ({ total }) => total,
  View: ResultsView,
})
