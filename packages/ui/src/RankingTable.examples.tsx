import type { Examples } from './examples.ts'
import { RankingTable } from './RankingTable.tsx'
import { pointsRow, rankingRow } from './sample-records.ts'

const shown = {
  caption: 'Ranking',
  hrefOf: (iwsaid: string) => `/view-swimmer/${iwsaid}`,
  eventHrefOf: (id: number) => `/view-event/${id}`,
}

export const rankingTableExamples: Examples = [
  { title: 'of a distance', element: <RankingTable {...shown} rows={[rankingRow]} /> },
  { title: 'over distances', element: <RankingTable {...shown} rows={[pointsRow]} /> },
  { title: 'own swimmers', element: <RankingTable {...shown} rows={[rankingRow]} own={new Set([1])} /> },
  { title: 'narrow', element: <RankingTable {...shown} rows={[rankingRow]} />, width: 320 },
]
