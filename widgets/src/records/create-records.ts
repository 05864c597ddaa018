import { recordsSource } from '@polynya/contract/widget-sources/records'
import bestTimes from '@polynya/ui/BestTimes.css?inline'
import button from '../button.css?inline'
import table from '../table/table.css?inline'
import { tableFormats } from '../table/table-formats.ts'
import type { Widget } from '../widget.ts'
import { RECORDS } from './attributes.ts'
import { type RecordsData, RecordsView } from './RecordsView.tsx'

type RecordsWidget = Widget<RecordsData, typeof RECORDS>

export const createRecords = ({ texts }: Pick<RecordsWidget, 'texts'>): RecordsWidget => ({
  tag: 'polynya-records',
  source: recordsSource,
  attributes: RECORDS,
  styles: [button, table, bestTimes],
  texts,
  formats: tableFormats,
  isShaped: (body) => Array.isArray((body as RecordsData | null)?.records),
  countOf: ({ total }) => total,
  View: RecordsView,
})
