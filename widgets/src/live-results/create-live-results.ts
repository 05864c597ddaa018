import type { WidgetLive } from '@polynya/contract'
import { liveResultsSource } from '@polynya/contract/widget-sources/live-results'
import resultTable from '@polynya/ui/ResultTable.css?inline'
import table from '../table/table.css?inline'
import { tableFormats } from '../table/table-formats.ts'
import type { Widget } from '../widget.ts'
import { LIVE_RESULTS } from './attributes.ts'
import { LiveResultsView } from './LiveResultsView.tsx'

type LiveResultsWidget = Widget<WidgetLive, typeof LIVE_RESULTS>

export const createLiveResults = ({ texts }: Pick<LiveResultsWidget, 'texts'>): LiveResultsWidget => ({
  tag: 'polynya-live-results',
  source: liveResultsSource,
  attributes: LIVE_RESULTS,
  styles: [table, resultTable],
  texts,
  formats: tableFormats,
  isShaped: (body) => {
    const { lists, results } = (body ?? {}) as Partial<WidgetLive>
    return [lists, results].every(Array.isArray)
  },
  countOf: ({ results }) => results.length,
  View: LiveResultsView,
})
