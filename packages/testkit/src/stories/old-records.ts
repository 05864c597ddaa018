import { formatRaceTime, parseRaceTime, RECORD_COLUMNS, type RecordColumn } from '@polynya/domain'
import { BASE_TIMES, baseRows } from './base-results.ts'
import type { World } from './world.ts'

type Row = Partial<Record<RecordColumn, string>>

interface OldRecord extends Row {
  readonly distance: string
  readonly gender: '1' | '2'
  /** Percent of the base time. */
  readonly percent: number
}

/** Marks the records as samples of our own, which no federation has listed. */
const PLACE = 'Образец для демонстрации'

const VERA = { lastName: 'Zimina', firstName: 'Vera', nativeLastName: 'Зимина', nativeFirstName: 'Вера' }
const ANTON = {
  lastName: 'Studenov',
  firstName: 'Anton',
  nativeLastName: 'Студёнов',
  nativeFirstName: 'Антон',
}
const LIDIA = { lastName: 'Ledova', firstName: 'Lidia', nativeLastName: 'Ледова', nativeFirstName: 'Лидия' }

/** A record that was broken twice, and some that are current. */
const RECORDS: readonly OldRecord[] = [
  { distance: '25FR', gender: '2', percent: 118, date: '2009-02-14', region: 'RU-TYU', ...VERA },
  {
    distance: '25FR',
    gender: '2',
    percent: 112,
    date: '2014-02-08',
    waterCat: 'A',
    region: 'RU-KR',
    ...LIDIA,
  },
  {
    distance: '200BR',
    gender: '1',
    percent: 88,
    date: '2016-03-12',
    waterCat: 'B',
    club: 'Полынья',
    ...ANTON,
  },
  {
    distance: '450FR',
    gender: '2',
    percent: 89,
    date: '2018-12-22',
    waterCat: 'B',
    state: 'tentative',
    ...LIDIA,
  },
  { kind: 'GWR', ageGroup: 'J2', distance: '50BR', gender: '1', percent: 190, date: '2012-01-28', ...ANTON },
]

/** Imports sample records of the years before the demo. */
export async function importOldRecords({ superAdmin }: Pick<World, 'superAdmin'>) {
  const bases = new Map(
    baseRows(BASE_TIMES).map(({ gender, distCode, result }) => [
      `${gender} ${distCode}`,
      parseRaceTime(result),
    ]),
  )
  const rows = RECORDS.flatMap(({ percent, ...record }): Row[] => {
    const base = bases.get(`${record.gender} ${record.distance}`)
    if (!base) return []
    return [
      { kind: 'AWR', place: PLACE, time: formatRaceTime(Math.round((base * percent) / 100)), ...record },
    ]
  })
  const lines = rows.map((row) => RECORD_COLUMNS.map((column) => row[column] ?? '').join(';'))
  const file = new File([[RECORD_COLUMNS.join(';'), ...lines].join('\n')], 'records.csv')
  await superAdmin.records.importFile({ body: { file } })
}
