/** Calls about results, and about what is made of them. */

import type { V1 } from '@polynya/contract'
import { type SampleCalls, upload } from './shape.ts'

const atDesk = { params: { eventId: 7, distanceId: 1 } }

export const results = {
  desk: { params: { eventId: 7 } },
  list: atDesk,
  record: {
    ...atDesk,
    body: { results: [{ entryId: 1, version: 0, status: 'finished', rawTime: '00:17.80' }] },
  },
  check: atDesk,
  publish: { ...atDesk, body: { state: 'preliminary' } },
  publishEvent: { params: { eventId: 7 }, body: { state: 'official' } },
  publication: { params: { eventId: 7 } },
  cancelPublication: { params: { eventId: 7 } },
  lock: { ...atDesk, body: { isLocked: true } },
  recompute: { ...atDesk, body: { preview: true } },
  history: atDesk,
  setRules: { params: { eventId: 7 }, body: { secondEntry: true } },
  editors: { params: { eventId: 7 } },
  grantEditor: { params: { eventId: 7 }, body: { email: 'anna@polynya.example' } },
  revokeEditor: { params: { eventId: 7, accountId: 1001 } },
} satisfies SampleCalls<V1>['results']

const women = { query: { gender: 2 } } as const
export const rankings = {
  list: women,
  mine: women,
  compare: { query: { ids: '7,8' } },
} satisfies SampleCalls<V1>['rankings']

const ofNormYear = { params: { year: 2025 } }
export const rankNorms = {
  get: ofNormYear,
  importFile: { ...ofNormYear, body: upload },
  remove: ofNormYear,
} satisfies SampleCalls<V1>['rankNorms']

const ofSeries = { params: { id: 1 } }
const aSeries = {
  ...{ name: 'Кубок страны', nameEn: 'National Cup', season: '2025-2026', stages: [7, 8] },
  rules: {
    ...{ scoring: 'places' as const, placeValues: [25, 20, 16], startsPerStage: 3, stagesCounted: 2 },
    distances: [],
  },
}
export const series = {
  get: ofSeries,
  standings: { ...ofSeries, query: { gender: 2 } },
  create: { body: aSeries },
  update: { ...ofSeries, body: aSeries },
  remove: ofSeries,
} satisfies SampleCalls<V1>['series']

export const standings = { medals: { query: { by: 'club' } } } satisfies SampleCalls<V1>['standings']

export const records = {
  history: { query: { distCode: '25FR', gender: 2 } },
  decide: { params: { id: 1 }, body: { state: 'approved' } },
  importFile: { body: upload },
  remove: { params: { id: 1 } },
} satisfies SampleCalls<V1>['records']

export const exchange = {
  exportFile: { params: { eventId: 7, content: 'results', type: 'lef' } },
  readInvitation: { body: upload },
  importEntries: { params: { eventId: 7 }, body: upload },
  importResults: { params: { eventId: 7 }, body: upload },
  importStartLists: { params: { eventId: 7 }, body: upload },
  imports: { params: { eventId: 7 } },
  importReport: { params: { eventId: 7, importId: 3 } },
  cancelImport: { params: { eventId: 7, importId: 3 } },
} satisfies SampleCalls<V1>['exchange']
