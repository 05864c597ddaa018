import type { Examples } from './examples.ts'
import { RecordTable } from './RecordTable.tsx'
import { importedRecord, sampleRecord } from './sample-records.ts'

const shown = {
  caption: 'Records',
  records: [sampleRecord, { ...sampleRecord, id: 3, kind: 'GWR', ageGroup: 'D1' } as const, importedRecord],
  hrefOf: (iwsaid: string) => `/view-swimmer/${iwsaid}`,
  eventHrefOf: (id: number) => `/view-event/${id}`,
}

export const recordTableExamples: Examples = [
  { title: 'national, of a group, and imported', element: <RecordTable {...shown} /> },
  { title: 'narrow', element: <RecordTable {...shown} />, width: 320 },
  { title: 'of one distance', element: <RecordTable {...shown} hasDistance={false} /> },
]
