import type { StartListHead } from '@polynya/contract'
import type { Db } from '../../db/schema.ts'
import { startedDistances } from './seed-lists.ts'
import { headView } from './start-list-view.ts'
import { countStarters, type DistanceRow } from './start-lists.store.ts'

interface HeadsOptions {
  /** Whether drafts are shown; otherwise their distances have no list. */
  readonly withDrafts: boolean
}

/** Returns the distances of an event with the state of their start lists. */
export async function listHeads(
  db: Db,
  eventId: number,
  { withDrafts }: HeadsOptions,
): Promise<StartListHead[]> {
  const counts = new Map((await countStarters(db, eventId)).map((row) => [row.distance_id, row]))
  const distances = await startedDistances(db, eventId)
  return distances.map((row) => {
    const count = counts.get(row.id)
    if (withDrafts || isPublished(row)) return headView(row, count)
    return headView({ ...row, ...NO_LIST }, count && { ...count, placed: 0, heats: null })
  })
}

const NO_LIST = { starts_at: null, locked_at: null, version: null, updated_at: null } as const

export const isPublished = ({ published_at }: Pick<DistanceRow, 'published_at'>): boolean =>
  published_at !== null
