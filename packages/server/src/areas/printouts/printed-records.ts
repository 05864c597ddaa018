/** The national records that start lists print above the first heat of a distance. */

import type { FederationRecord, StartList } from '@polynya/contract'
import { GENDERS } from '@polynya/domain'
import { recordView } from '../records/record-view.ts'
import { listCurrent } from '../records/records.store.ts'
import type { PrintoutContext } from './printout-context.ts'
import { personIn, type Reading } from './reading.ts'

/** More than there are distances and genders. */
const ALL = 500

/** Returns a function that gives the lines of a start list: one record, or one of each gender if it is open to all. */
export async function recordLines({ db, caller, reading }: PrintoutContext) {
  const every = { distCode: null, gender: null, ageGroup: null, waterCat: null, state: null } as const
  const page = { sort: 'distance', order: 'asc', limit: ALL, offset: 0 } as const
  const { rows } = await listCurrent(db, { kind: 'AWR', ...every, ...page })
  const byDistance = Map.groupBy(
    rows.map((row) => recordView(row, caller, reading.places)),
    ({ distCode }) => distCode,
  )
  return ({ distCode, gender }: Pick<StartList, 'distCode' | 'gender'>): string[] =>
    (byDistance.get(distCode) ?? [])
      .filter((record) => gender === 0 || record.gender === gender)
      .map((record) => lineOf(reading, record, gender === 0))
}

function lineOf(reading: Reading, record: FederationRecord, isOpenToAll: boolean): string {
  const { t, formats } = reading
  const { kind, ageGroup, gender, time, date, state } = record
  const title = [
    t(`results:records.${kind}`, { group: ageGroup ?? '' }),
    isOpenToAll && gender !== 0 && t(`sport:genders.${GENDERS[gender]}`),
    state === 'tentative' && t('results:records.tentative'),
  ]
  return t('printouts:record', {
    title: title.filter(Boolean).join(', '),
    time,
    holder: holderIn(reading, record),
    date: formats.fullDate(date),
  })
}

function holderIn(reading: Reading, { swimmer, holder, team }: FederationRecord): string {
  const person = swimmer ?? holder
  if (person) return personIn(reading, person)
  return (reading.language === 'ru' ? team?.teamNameRu : team?.teamNameEn) ?? ''
}
