/** A fictional record and a row of a ranking, for examples and tests. */

import type { FederationRecord, RankingRow } from '@polynya/contract'
import { aStarter } from './sample-start-list.ts'

const { swimmerId, iwsaid, firstName, lastName, birthYear, country, city, club } = aStarter(1)
const olga = {
  ...{ swimmerId, iwsaid, firstName, lastName, birthYear, country, city, club },
  nativeFirstName: 'Ольга',
  nativePatronim: null,
  nativeLastName: 'Морозова',
  gender: 2,
  regionCode: 'RU-TYU',
} as const
const event = { id: 7, name: 'Кубок Тюмени', nameEn: 'Tyumen Cup' }

export const sampleRecord: FederationRecord = {
  id: 1,
  kind: 'AWR',
  ageGroup: null,
  state: 'tentative',
  isEqualled: false,
  isLeadOff: false,
  distCode: '25FR',
  gender: 2,
  time: '00:13.80',
  waterCat: 'A',
  date: '2026-01-24',
  isCurrent: true,
  swimmer: olga,
  holder: null,
  team: null,
  event,
  place: null,
  importedAt: null,
  note: null,
  decidedAt: null,
  version: 1,
  canDecide: false,
}

/** A record of a relay team, from a list of the years before the platform. */
export const importedRecord: FederationRecord = {
  ...sampleRecord,
  id: 2,
  distCode: '4x25FR',
  gender: 0,
  state: 'approved',
  swimmer: null,
  team: { teamId: null, teamNameRu: 'Тура', teamNameEn: 'Tura' },
  event: null,
  place: 'Тюмень, чемпионат области',
  importedAt: '2026-01-10T09:00:00.000Z',
}

/** A record from such a list, whose holder has no profile. */
export const heldRecord: FederationRecord = {
  ...importedRecord,
  id: 3,
  distCode: '25FR',
  gender: 2,
  team: null,
  holder: {
    registryId: null,
    firstName: 'Vera',
    lastName: 'Zimina',
    nativeFirstName: 'Вера',
    nativeLastName: 'Зимина',
    country: 'RU',
    regionCode: 'RU-TYU',
    region: { code: 'RU-TYU', ru: 'Тюменская область', en: 'Tyumen Region' },
    club: null,
  },
}

export const rankingRow: RankingRow = {
  place: 1,
  ...olga,
  time: '00:13.80',
  points: 812,
  waterCat: 'A',
  event: { ...event, date: '2026-01-24' },
  ageGroup: 'D1',
  distances: 1,
}

/** The same swimmer in a ranking by points over distances. */
export const pointsRow: RankingRow = { ...rankingRow, time: null, waterCat: null, event: null, distances: 3 }
