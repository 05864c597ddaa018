import { rankingsSource } from '@polynya/contract/widget-sources/rankings'
import bestTimes from '@polynya/ui/BestTimes.css?inline'
import button from '../button.css?inline'
import table from '../table/table.css?inline'
import { tableFormats } from '../table/table-formats.ts'
import type { Widget } from '../widget.ts'
import { RANKINGS } from './attributes.ts'
import { type RankingsData, RankingsView } from './RankingsView.tsx'

type RankingsWidget = Widget<RankingsData, typeof RANKINGS>

export const createRankings = ({ texts }: Pick<RankingsWidget, 'texts'>): RankingsWidget => ({
  tag: 'polynya-rankings',
  source: rankingsSource,
  attributes: RANKINGS,
  styles: [button, table, bestTimes],
  texts,
  formats: tableFormats,
  isShaped: (body) => Array.isArray((body as RankingsData | null)?.rankings),
  countOf: ({ total }) => total,
  View: RankingsView,
})
