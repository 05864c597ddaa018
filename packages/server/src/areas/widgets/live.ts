import { isResultShown, PAGE_SIZE } from '@polynya/domain'
import { VISITOR } from '../../access/caller.ts'
import type { HandlerForEveryone } from '../../http/call.ts'
import { isoOf } from '../events/record/event-data.ts'
import { visibleEvent } from '../events/record/visible-event.ts'
import { recordedLists } from '../results/published-lists.ts'
import { getResultEvent } from '../results/results.store.ts'

export const live: HandlerForEveryone<'widgets.live'> = async ({ params, query }, { db }) => {
  const { id } = await visibleEvent(db, params.eventId, VISITOR)
  const { name, name_en, time_zone } = await getResultEvent(db, id)
  const { lists, recordedAt } = await recordedLists(db, id)
  const { distCode, gender = 0, limit = PAGE_SIZE.results } = query
  const shown = lists
    .filter((list) => distCode === undefined || list.distCode === distCode)
    .flatMap(({ distanceId, gender: ofDistance, results }) =>
      results
        .filter(({ starter }) => isResultShown(starter, ofDistance, { gender, ageGroup: '' }))
        .map((result) => ({
          ...{ distanceId, result },
          recordedAt: isoOf(recordedAt.get(result.starter.entryId) ?? null) ?? '',
        })),
    )
  return {
    event: { id, name, nameEn: name_en, timeZone: time_zone },
    lists,
    results: shown.toSorted(byLast).slice(0, limit),
  }
}

interface Recorded {
  readonly recordedAt: string
}

const byLast = (one: Recorded, other: Recorded) => Date.parse(other.recordedAt) - Date.parse(one.recordedAt)
