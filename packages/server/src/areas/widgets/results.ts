import type { ResultList, WidgetResult } from '@polynya/contract'
import { isResultOf, isResultShown, PAGE_SIZE } from '@polynya/domain'
import { VISITOR } from '../../access/caller.ts'
import type { HandlerForEveryone } from '../../http/call.ts'
import { visibleEvent } from '../events/record/visible-event.ts'
import { pageOf } from '../paging.ts'
import { listsWhere } from '../results/published-lists.ts'
import { getResultEvent } from '../results/results.store.ts'

export const results: HandlerForEveryone<'widgets.results'> = async ({ params, query }, { db }) => {
  const { id } = await visibleEvent(db, params.eventId, VISITOR)
  const { name, name_en, time_zone } = await getResultEvent(db, id)
  const lists = await listsWhere(db, id, ({ state }) => state !== null && state !== 'empty')
  const { distCode, gender = 0, ageGroup = '', club = '', highlight } = query
  const found = lists
    .filter((list) => distCode === undefined || list.distCode === distCode)
    .flatMap((list) =>
      rowsOf(list).filter(({ result: { starter } }) =>
        isResultShown(starter, list.gender, { gender, ageGroup, club }),
      ),
    )
  const { limit, offset } = pageOf(query, PAGE_SIZE.results)
  const iwsaid = highlight?.toUpperCase()
  return {
    event: { id, name, nameEn: name_en, timeZone: time_zone },
    lists,
    results: found.slice(offset, offset + limit),
    total: found.length,
    highlighted:
      iwsaid === undefined ? [] : lists.flatMap(rowsOf).filter(({ result }) => isResultOf(result, iwsaid)),
  }
}

const rowsOf = ({ distanceId, results: rows }: ResultList): WidgetResult[] =>
  rows.map((result) => ({ distanceId, result }))
