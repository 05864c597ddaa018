/** The share picture of a swimmer's published results at an event, in one language. */

import type { RankedResult, ResultList, Swimmer } from '@polynya/contract'
import { compareForPicture, SHARE_PICTURE } from '@polynya/domain'
import { resultParts } from '@polynya/i18n'
import { VISITOR } from '../../access/caller.ts'
import { fail } from '../../failure.ts'
import { visibleEvent } from '../events/record/visible-event.ts'
import { getPrintoutEvent, type PrintoutEvent } from '../printouts/printouts.store.ts'
import { nameIn, type Reading, readingIn } from '../printouts/reading.ts'
import { listsWhere } from '../results/published-lists.ts'
import { readSiteSetting } from '../site/site.store.ts'
import { listSwimmerResults } from '../swimmers/profile/swimmer-results.store.ts'
import { swimmerView } from '../swimmers/profile/swimmer-view.ts'
import { visibleByRegistryId } from '../swimmers/profile/visible-swimmer.ts'
import type { Shared, Tile } from './drawing/share-card.ts'
import { labelsIn, placesIn, resultMarksIn, teamNameIn } from './share-words.ts'
import type { ShareDeps } from './swimmer-share.ts'

interface ResultAddress {
  readonly eventId: number
  readonly iwsaid: string
  readonly language: Reading['language']
}

/** Returns the picture; fails with `event_not_found`, `swimmer_not_found`, or `not_found` if nothing is published. */
export async function resultShare(
  { eventId, iwsaid, language }: ResultAddress,
  { db, ...deps }: ShareDeps,
): Promise<Shared> {
  const { id } = await visibleEvent(db, eventId, VISITOR)
  const row = await visibleByRegistryId(db, iwsaid, VISITOR)
  const own = (await listSwimmerResults(db, row.id)).filter((result) => result.id === id)
  if (own.length === 0) return fail('not_found')
  const codes = new Set(own.map(({ dist_code }) => dist_code))
  const lists = await listsWhere(
    db,
    id,
    ({ dist_code, state }) => codes.has(dist_code) && state !== null && state !== 'empty',
  )
  const entries = new Set(own.map(({ entry_id }) => entry_id))
  const event = await getPrintoutEvent(db, id)
  const { titles } = await readSiteSetting(db)
  return sharedResults(
    { event, swimmer: swimmerView(row, 'public'), results: swumIn(lists, entries) },
    readingIn(language, deps),
    titles[language][0] ?? '',
  )
}

/** A finished result with the state of its list. */
export interface SwumResult extends RankedResult {
  readonly distCode: string
  readonly state: ResultList['state']
}

/** The results of entries, the best first. */
const swumIn = (lists: readonly ResultList[], entries: ReadonlySet<number>): SwumResult[] =>
  lists
    .flatMap(({ distCode, state, results }) =>
      results.flatMap((result) =>
        entries.has(result.starter.entryId) ? { ...result, distCode, state } : [],
      ),
    )
    .toSorted((one, other) => compareForPicture(standingOf(one), standingOf(other)))

const placeOf = ({ places }: RankedResult) => places.ageGroup ?? places.absolute

const standingOf = (result: RankedResult) => ({
  records: result.records.length,
  place: placeOf(result),
  points: result.points,
})

interface Swum {
  readonly event: PrintoutEvent
  readonly swimmer: Swimmer
  /** The best first. */
  readonly results: readonly SwumResult[]
}

export function sharedResults({ event, swimmer, results }: Swum, reading: Reading, site: string): Shared {
  const { language, t } = reading
  const eventName = (language === 'ru' ? event.name : (event.name_en ?? event.name)) ?? ''
  const name = nameIn(reading, swimmer)
  const shown = results.slice(0, SHARE_PICTURE.distances)
  const left = results.length - shown.length
  const tiles = shown.map((result) => tileOf(result, reading))
  const isOfficial = results.every(({ state }) => state === 'official')
  const state = t(`sharePictures:states.${isOfficial ? 'official' : 'preliminary'}`)
  const times = tiles.map(({ label, value, notes: [place] }) =>
    [`${label} ${value}`, place].filter(Boolean).join(', '),
  )
  const when = whenAndWhere(event, reading)
  return {
    title: t('sharePictures:title', { name, event: eventName }),
    description: [state, when, ...times].join('. '),
    card: {
      seed: event.id,
      site,
      corner: { text: state, tone: isOfficial ? 'ok' : 'warn' },
      over: [eventName, when].filter(Boolean),
      name,
      facts: placesIn(reading, swimmer.swimmerInfo),
      marks: [],
      tiles,
      note: left > 0 ? t('sharePictures:moreResults', { count: left }) : null,
    },
  }
}

function whenAndWhere(event: PrintoutEvent, { language, formats }: Reading): string {
  const { start_date: start, end_date: end } = event
  const address = language === 'ru' ? event.address : (event.address_en ?? event.address)
  return [start && formats.dateRange(start, end ?? start), address].filter(Boolean).join(' · ')
}

function tileOf(result: SwumResult, reading: Reading): Tile {
  const { t } = reading
  const { points, paraGroup, places, starter } = result
  const { main, place } = resultParts(result, t)
  const ranked = placeOf(result)
  const notes = [
    place,
    points !== null && t('sharePictures:points', { count: points }),
    paraGroup &&
      places.para !== null &&
      t('results:table.placeIn', { place: String(places.para), group: paraGroup }),
    starter.team && teamNameIn(reading, starter.team),
  ]
  return {
    ...labelsIn(reading, result.distCode),
    value: main,
    place: ranked !== null && ranked <= 3 ? ranked : null,
    notes: notes.flatMap((note) => note || []),
    marks: resultMarksIn(reading, result),
  }
}
