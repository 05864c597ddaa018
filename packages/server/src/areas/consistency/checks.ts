/** The table of checks. A new one is a name in the domain, a line here and its texts. */

import { type ConsistencyCheck, DIST_CODES, isTimed } from '@polynya/domain'
import type { Check } from './check.ts'
import * as computed from './computed-checks.ts'
import * as rows from './row-checks.store.ts'
import * as standings from './standing-checks.ts'

const { listRows } = rows

export const CHECKS = {
  birthDate: listRows('swimmer', rows.birthDates),
  searchNames: listRows('swimmer', rows.searchNames),
  eventDates: listRows('event', rows.eventDates),
  resultSwimmer: listRows('result', rows.resultSwimmers),
  resultGender: listRows('result', rows.resultGenders),
  resultEntry: listRows('result', rows.resultEntries),
  resultList: listRows('result', rows.resultLists),
  resultAgeGroup: listRows('result', rows.resultAgeGroups),
  duplicateResults: listRows('result', rows.duplicateResults),
  relayMembers: listRows('result', rows.relayMembers),
  timeOfStatus: listRows('result', rows.timesOfStatuses(DIST_CODES.filter(isTimed))),
  finalTime: listRows('result', rows.finalTimes),
  points: computed.points,
  awardedPlaces: computed.awardedPlaces,
  medals: computed.medals,
  personalBests: computed.personalBests,
  ranks: computed.ranks,
  rankings: standings.rankings,
  records: standings.records,
  series: standings.series,
} as const satisfies Record<ConsistencyCheck, Check>
