import { listEntrants } from '../start-lists/entered.store.ts'
import { entrantView } from '../start-lists/entered-view.ts'
import { startedDistances } from '../start-lists/listed-distances.ts'
import { columnsOf } from './columns.ts'
import type { MakePrintout } from './printout-context.ts'
import { personIn, regionIn, shortDistanceIn } from './reading.ts'

const COLUMNS = ['number', 'name', 'birthYear', 'ageGroup', 'region', 'club', 'entries'] as const

/** Swimmers with confirmed entries by name, with their distances and declared times. */
export const entryList: MakePrintout = async ({ db, event, at, reading }) => {
  const { t } = reading
  const distanceIds = (await startedDistances(db, event.id)).map(({ id }) => id)
  const { entrants, total } = await listEntrants(db, {
    ...{ eventId: event.id, at, isPaid: true, accountId: null, distanceIds },
    ...{ gender: null, ageGroup: null, country: null, region: null, lastName: null, iwsaid: null },
    ...{ sort: 'lastName', order: 'asc', limit: null, offset: 0 },
  })
  const swimmers = entrants.flatMap(entrantView)
  const { columns, rowOf } = columnsOf(COLUMNS, reading)
  const rows = swimmers.map((swimmer) =>
    rowOf({
      number: swimmer.number,
      name: personIn(reading, swimmer),
      birthYear: swimmer.birthYear,
      ageGroup: swimmer.ageGroup,
      region: regionIn(reading, swimmer),
      club: swimmer.club,
      entries: swimmer.entries
        .map(({ distCode, seedTime }) =>
          [shortDistanceIn(reading, distCode), seedTime].filter(Boolean).join(' '),
        )
        .join('; '),
    }),
  )
  const countries = new Set(swimmers.map(({ country }) => country)).size
  const title = t('printouts:entrants', { swimmers: total, countries })
  return {
    title: t('printouts:titles.entries'),
    mark: null,
    columns,
    sections: rows.length > 0 ? [{ title, notes: [], rows }] : [],
    nothing: t('printouts:nothing.entries'),
    isSigned: false,
  }
}
