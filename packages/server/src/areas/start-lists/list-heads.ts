import type { StartListHead } from '@polynya/contract'
import type { Db } from '../../db/schema.ts'
import { headView } from './start-list-view.ts'
import { type DistanceRow, getListedEvent } from './start-lists.store.ts'
import { plannedDistances } from './timetable.ts'

interface HeadsOptions {
  /** Whether drafts are shown; otherwise their distances have no list. */
  readonly withDrafts: boolean
}

/** Returns the distances of an event in swimming order, with the state of their start lists and their planned starts. */
export async function listHeads(
  db: Db,
  eventId: number,
  { withDrafts }: HeadsOptions,
): Promise<StartListHead[]> {
  const rows = await plannedDistances(db, await getListedEvent(db, eventId))
  return rows.map((row) => {
    if (withDrafts || isPublished(row)) return headView(row)
    return headView({ ...row, ...NO_LIST, counts: row.counts && { ...row.counts, placed: 0, heats: null } })
  })
}

const NO_LIST = { starts_at: null, locked_at: null, version: null, updated_at: null } as const

export const isPublished = ({ published_at }: Pick<DistanceRow, 'published_at'>): boolean =>
  published_at !== null
