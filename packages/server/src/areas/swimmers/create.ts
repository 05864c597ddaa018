import type { FieldIssue, SwimmerCreate } from '@polynya/contract'
import { identityKey, isMinor } from '@polynya/domain'
import type * as z from 'zod/mini'
import { recordChange } from '../../access/audit.store.ts'
import { administers } from '../../access/caller.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../failure.ts'
import type { Handler, HandlerCall } from '../../http/call.ts'
import type { EventHead } from '../events/record/events.store.ts'
import { visibleEvent } from '../events/record/visible-event.ts'
import { federationDate } from '../site/federation-date.ts'
import { tryIdentity } from './duplicates/birth-date-tries.ts'
import { findDuplicate, refuseDuplicate } from './duplicates/duplicates.ts'
import { newSwimmerColumns } from './profile/new-swimmer.ts'
import { swimmerIssues } from './profile/swimmer-input.ts'
import { swimmerView } from './profile/swimmer-view.ts'
import { addRank, getSwimmer, insertSwimmer, isTaken, nextRegistryId } from './profile/swimmers.store.ts'

type Body = z.output<typeof SwimmerCreate>
type Call = HandlerCall<'swimmers.create'>

export const create: Handler<'swimmers.create'> = async (call, deps) => {
  const { body, caller } = call
  const atEvent = await eventOf(call, deps)
  await checkInput(call, atEvent, deps)
  const [accountId, identity] = [caller.account.id, identityKey(body)]
  if (!caller.roles.includes('admin')) await deps.limits.take('newProfile', String(accountId))
  await tryIdentity(caller, identity, deps)
  await refuseDuplicate(await findDuplicate(deps.db, identity, { accountId }), caller, deps)
  return deps.db.transaction().execute(async (tx) => {
    const owner = body.orphan === true ? null : accountId
    const columns = newSwimmerColumns({
      body,
      accountId: owner,
      ipAddress: call.ipAddress,
      at: deps.clock.now(),
    })
    const id = await insertSwimmer(tx, { ...columns, iwsaid: await registryIdFor(tx, body) })
    await addRank(tx, id, body.sportRankData)
    const row = await getSwimmer(tx, id)
    if (atEvent) {
      const after = { iwsaid: row.iwsaid, eventId: atEvent.id }
      await recordChange(tx, call, { kind: 'swimmer', objectId: id, after })
    }
    return swimmerView(row, 'full')
  })
}

/** Returns the event at whose venue the profile is created, or null. */
async function eventOf({ body, caller }: Call, { db }: Deps): Promise<EventHead | null> {
  return body.eventId === undefined ? null : visibleEvent(db, body.eventId, caller)
}

async function checkInput({ body, caller }: Call, atEvent: EventHead | null, deps: Deps) {
  const mayImport = administers(caller, body.swimmerInfo.regionCode)
  const mayAtVenue = atEvent !== null && body.orphan === true && administers(caller, atEvent.region)
  const may = { orphan: mayImport || mayAtVenue, iwsaid: mayImport, eventId: mayAtVenue }
  const forbidden = (['orphan', 'iwsaid', 'eventId'] as const).filter(
    (path) => body[path] !== undefined && !may[path],
  )
  if (forbidden.length > 0) {
    fail('field_forbidden', { issues: forbidden.map((path) => ({ path, reason: 'not_allowed' })) })
  }
  const today = await federationDate(deps.db, deps.clock.now())
  const issues: FieldIssue[] = swimmerIssues(body, { today, places: deps.places })
  if (isMinor(body.dob, today) && !body.orphan && !body.guardianConsent) {
    issues.push({ path: 'guardianConsent', reason: 'guardian_consent_required' })
  }
  if (issues.length > 0) fail('invalid_input', { issues })
}

async function registryIdFor(tx: Tx, { iwsaid, lastName }: Body): Promise<string> {
  if (iwsaid === undefined) return nextRegistryId(tx, lastName)
  return (await isTaken(tx, iwsaid)) ? fail('registry_id_taken') : iwsaid
}
