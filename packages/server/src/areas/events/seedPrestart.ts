import type { HeatMerge } from '@polynya/domain'
import { recordChange } from '../../access/audit.store.ts'
import type { Tx } from '../../db/schema.ts'
import { fail } from '../../failure.ts'
import type { Handler, HandlerCall } from '../../http/call.ts'
import { changeViews, outdatedAgeGroups } from '../registrations/age-group-changes.ts'
import { settingsOf, startedDistances } from '../start-lists/listed-distances.ts'
import { withPartners } from '../start-lists/merge-heats.ts'
import { listMerges } from '../start-lists/merged-heats.store.ts'
import { recordedDistances } from '../start-lists/recorded.store.ts'
import { seedDistance, seededPlaces } from '../start-lists/seed-lists.ts'
import {
  type DistanceRow,
  getListedEvent,
  type ListedEvent,
  openList,
} from '../start-lists/start-lists.store.ts'
import { findHead } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

type Call = HandlerCall<'events.seedPrestart'>

export const seedPrestart: Handler<'events.seedPrestart'> = async (call, { db }) =>
  db.transaction().execute(async (tx) => {
    const { params, body, caller } = call
    const { id } = await eventToChange(findHead(tx, params.id), caller)
    const event = await getListedEvent(tx, id)
    const wanted = (await startedDistances(tx, id)).filter(
      (row) => body.distanceId === undefined || row.id === body.distanceId,
    )
    await refuseOutdatedGroups(tx, event, wanted)
    if (body.distanceId !== undefined) refuse(call, wanted)
    const merges = await listMerges(tx, id)
    const recorded = withPartners(await recordedDistances(tx, id), merges)
    if (body.distanceId !== undefined && recorded.has(body.distanceId)) fail('distance_has_results')
    const isLocked = withPartners(await lockedAmong(tx, event, { wanted, merges, call }), merges)
    if (body.distanceId !== undefined && isLocked.has(body.distanceId)) fail('start_list_locked')
    const open = wanted.filter((row) => !isLocked.has(row.id) && !recorded.has(row.id))
    const seeded = []
    for (const distance of open) {
      const { id: distanceId, dist_code: distCode, gender } = distance
      const { heats, entries } = await seedOne(tx, event, { distance, call })
      seeded.push({ distanceId, distCode, gender, heats, entries })
    }
    const closed = new Set([...isLocked, ...recorded])
    return { seeded, locked: wanted.map((row) => row.id).filter((each) => closed.has(each)) }
  })

/** Fails with the reason why the only requested distance cannot be seeded. */
function refuse({ ifMatch }: Call, [only]: readonly DistanceRow[]) {
  if (!only) return fail('prestart_not_found')
  if (only.locked_at) fail('start_list_locked')
  if (ifMatch !== null && only.version !== null && ifMatch !== only.version) fail('stale')
}

/** Fails while heats apart by age group would mix codes from before and after an edit of the event's groups. */
async function refuseOutdatedGroups(tx: Tx, event: ListedEvent, wanted: readonly DistanceRow[]) {
  if (wanted.every((distance) => settingsOf(event, distance).mixAgeGroups)) return
  if (changeViews(await outdatedAgeGroups(tx, event.id)).length > 0) fail('age_groups_outdated')
}

interface Wanted {
  readonly wanted: readonly DistanceRow[]
  readonly merges: readonly HeatMerge[]
  readonly call: Call
}

/**
 * Locks the rows of the lists, and of those with which they swim merged heats, in one order; then checks again whether an
 * administrator has locked any of them.
 */
async function lockedAmong(
  tx: Tx,
  event: ListedEvent,
  { wanted, merges, call }: Wanted,
): Promise<Set<number>> {
  const own = new Set(wanted.map(({ id }) => id))
  const ids = withPartners(own, merges)
  const rows = (await startedDistances(tx, event.id)).filter(({ id }) => ids.has(id))
  const locked = new Set(rows.filter(({ locked_at }) => locked_at).map(({ id }) => id))
  if (call.body.preview) return locked
  for (const { id } of rows.toSorted((a, b) => a.id - b.id)) {
    const list = await openList(tx, { eventId: event.id, distanceId: id, at: call.at })
    if (list.locked_at) locked.add(id)
  }
  // A heat was merged while the lists were being locked.
  const now = withPartners(own, await listMerges(tx, event.id))
  if ([...now].some((id) => !ids.has(id))) fail('stale')
  return locked
}

async function seedOne(
  tx: Tx,
  event: ListedEvent,
  { distance, call }: { distance: DistanceRow; call: Call },
) {
  const { preview = false } = call.body
  const places = preview
    ? await seededPlaces(tx, event, distance)
    : await seedDistance(tx, event, { distance, at: call.at })
  const after = { heats: places.at(-1)?.heat ?? 0, entries: places.length }
  if (!preview) await recordChange(tx, call, { kind: 'startList', objectId: distance.id, after })
  return after
}
