import { DIST_CODES, EVERY } from '@polynya/domain'
import { fail } from '../../failure.ts'
import type { HandlerForEveryone } from '../../http/call.ts'
import { bestOf, swimmerOf } from './ranking-view.ts'
import { listBests, listCompared } from './rankings.store.ts'

export const compare: HandlerForEveryone<'rankings.compare'> = async ({ query }, { db }) => {
  const ids = [...new Set(query.ids.split(',').map(Number))]
  const swimmers = new Map((await listCompared(db, ids)).map((row) => [row.swimmer_id, row]))
  const bests = Map.groupBy(await listBests(db, ids, query.season ?? EVERY), ({ swimmer_id }) => swimmer_id)
  return {
    swimmers: ids.map((id) => {
      const swimmer = swimmers.get(id) ?? fail('swimmer_not_found')
      const own = bests.get(id) ?? []
      return {
        ...swimmerOf(swimmer),
        points: own.find(({ dist_code }) => dist_code === EVERY)?.points ?? null,
        bests: DIST_CODES.flatMap((distCode) =>
          own.filter(({ dist_code }) => dist_code === distCode).map((row) => ({ distCode, ...bestOf(row) })),
        ),
      }
    }),
  }
}
