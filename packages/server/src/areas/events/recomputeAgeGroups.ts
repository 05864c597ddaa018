import { recordChange } from '../../access/audit.store.ts'
import type { Tx } from '../../db/schema.ts'
import type { Handler } from '../../http/call.ts'
import { changeViews, outdatedAgeGroups } from '../registrations/age-group-changes.ts'
import { distancesOfStarters, setAgeGroups } from '../registrations/age-groups.store.ts'
import { settingsOf, startedDistances } from '../start-lists/listed-distances.ts'
import { followEntries } from '../start-lists/seed-lists.ts'
import { getListedEvent } from '../start-lists/start-lists.store.ts'
import { lockHead } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

/** Holds the lock of the event, so that no concurrent call adds an entry or edits the age groups. */
export const recomputeAgeGroups: Handler<'events.recomputeAgeGroups'> = (call, { db }) =>
  db.transaction().execute(async (tx) => {
    const { params, caller, at } = call
    const { id: eventId } = await eventToChange(lockHead(tx, params.id), caller)
    const outdated = await outdatedAgeGroups(tx, eventId)
    await setAgeGroups(
      tx,
      outdated.map(({ stored: { row }, age, ageGroup }) => ({ id: row.id, age, ageGroup })),
    )
    for (const { stored, age, ageGroup } of outdated) {
      await recordChange(tx, call, {
        kind: 'registration',
        objectId: stored.row.id,
        before: { age: stored.age, ageGroup: stored.ageGroup },
        after: { age, ageGroup },
      })
    }
    const moved = outdated.filter(({ stored, ageGroup }) => stored.ageGroup !== ageGroup)
    const ids = moved.map(({ stored }) => stored.row.id)
    return { changes: changeViews(outdated), ...(await seedAgain(tx, eventId, { ids, at })) }
  })

/** Seeds the lists of moved swimmers again where heats depend on age groups. */
async function seedAgain(tx: Tx, eventId: number, { ids, at }: { ids: readonly number[]; at: Date }) {
  const event = await getListedEvent(tx, eventId)
  const apart = (await startedDistances(tx, eventId)).filter(
    (distance) => !settingsOf(event, distance).mixAgeGroups,
  )
  if (apart.length === 0) return { seeded: [], locked: [] }
  const moved = new Set(await distancesOfStarters(tx, ids))
  const distanceIds = apart.map(({ id }) => id).filter((id) => moved.has(id))
  return followEntries(tx, { eventId, distanceIds, at })
}
