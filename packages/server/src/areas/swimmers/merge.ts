import type { MergeRequest } from '@polynya/contract'
import type * as z from 'zod/mini'
import { recordChange } from '../../access/audit.store.ts'
import { administers, type Caller } from '../../access/caller.ts'
import { lockStandings } from '../../db/lock-standings.ts'
import type { Tx } from '../../db/schema.ts'
import { fail, failField } from '../../failure.ts'
import { removeBytes } from '../../files/stored-file.store.ts'
import type { Handler } from '../../http/call.ts'
import { listOrdersOf } from '../payments/merged-orders.store.ts'
import { settleOrders } from '../payments/merged-orders.ts'
import { listEntriesOfOrders } from '../places/entries.store.ts'
import { sendRefunds } from '../refunds/send-refunds.ts'
import { settleResults } from '../results/merged-results.ts'
import { federationDate } from '../site/federation-date.ts'
import { refreshSwimmer } from '../standings/refresh-standings.ts'
import { forgetPrivateFiles } from './custody/change-owner.ts'
import { sendProfilesMerged } from './custody/custody-mails.ts'
import { keepBestDocuments } from './documents/admission-documents.store.ts'
import { failDuplicate, findDuplicate } from './duplicates/duplicates.ts'
import { isFormerOwners, mergedColumns, mergedRank, ownersOf, type Two } from './duplicates/merge-plan.ts'
import { moveReferences, referencesOf } from './duplicates/swimmer-references.store.ts'
import { swimmerView } from './profile/swimmer-view.ts'
import {
  getSwimmer,
  leadRegistryId,
  lockSwimmer,
  removeSwimmer,
  type SwimmerRow,
  setRank,
  updateSwimmer,
} from './profile/swimmers.store.ts'
import { visibleSwimmer } from './profile/visible-swimmer.ts'

type Body = z.output<typeof MergeRequest>

export const merge: Handler<'swimmers.merge'> = async ({ body, ...call }, deps) => {
  if (body.survivor.id === body.loser.id) failField('loser.id', 'repeated')
  const { view, keys, orderIds } = await deps.db.transaction().execute(async (tx) => {
    await lockStandings(tx)
    const two = await lockTwo(tx, body, call.caller)
    const { survivor, loser } = two
    const now = deps.clock.now()
    const columns = mergedColumns(two, body)
    const before = {
      survivor: { ...survivor, references: await referencesOf(tx, survivor.id) },
      loser: { ...loser, references: await referencesOf(tx, loser.id) },
    }
    const keys = await forgetFormerOwners(tx, two, columns.account_id)
    const today = await federationDate(tx, now)
    keys.push(...(await keepBestDocuments(tx, [survivor.id, loser.id], today)))
    const merging = { survivorId: survivor.id, loserId: loser.id, at: now }
    const resultsOf = body.resultsOf ?? []
    const orderIds = await listOrdersOf(tx, [survivor.id, loser.id])
    const entered = await listEntriesOfOrders(tx, orderIds)
    await settleResults(tx, { ...merging, resultsOf, by: call.caller.account.id })
    await moveReferences(tx, { from: loser.id, to: survivor.id, at: now })
    await settleOrders(tx, { ...merging, orderIds, entered }, { call, deps })
    keys.push(...(await removeSwimmer(tx, loser.id)))
    await leadRegistryId(tx, { iwsaid: loser.iwsaid, swimmerId: survivor.id, at: now })
    const others = { accountId: columns.account_id, except: survivor.id }
    failDuplicate(await findDuplicate(tx, columns.identity_key, others))
    await updateSwimmer(tx, survivor.id, { ...columns, updated_at: now })
    await setRank(tx, survivor.id, mergedRank(two, body))
    await refreshSwimmer(tx, survivor.id)
    const after = await getSwimmer(tx, survivor.id)
    const references = await referencesOf(tx, survivor.id)
    const change = { kind: 'swimmer', before, after: { survivor: { ...after, references } } } as const
    await recordChange(tx, call, { ...change, objectId: survivor.id })
    await recordChange(tx, call, {
      kind: 'swimmer',
      objectId: loser.id,
      after: { mergedInto: survivor.id },
    })
    const mail = { survivor: after, loser: loser.iwsaid, owners: ownersOf(two) }
    await sendProfilesMerged(tx, mail, deps)
    return { view: swimmerView(after, 'full'), keys, orderIds }
  })
  await removeBytes(deps.files, keys)
  for (const orderId of orderIds) await sendRefunds(deps, orderId)
  return view
}

/** Deletes the documents of an account that will not own the merged profile; returns the keys of their files. */
async function forgetFormerOwners(tx: Tx, { survivor, loser }: Two, accountId: number | null) {
  const keys: string[] = []
  for (const row of [survivor, loser]) {
    if (isFormerOwners(row, accountId)) keys.push(...(await forgetPrivateFiles(tx, row.id)))
  }
  return keys
}

/** Returns both profiles in the versions that the caller has seen, locked in one order to prevent deadlocks. */
async function lockTwo(tx: Tx, { survivor, loser }: Body, caller: Caller): Promise<Two> {
  for (const id of [survivor.id, loser.id].toSorted((one, other) => one - other)) await lockSwimmer(tx, id)
  return {
    survivor: await mergeable(tx, survivor, caller),
    loser: await mergeable(tx, loser, caller),
  }
}

async function mergeable(tx: Tx, seen: Body['survivor'], caller: Caller): Promise<SwimmerRow> {
  const row = await visibleSwimmer(tx, seen.id, caller)
  if (!administers(caller, row.region)) return fail('no_access')
  if (row.confirmed_at === null) return fail('swimmer_unconfirmed')
  return row.updated_at.getTime() === Date.parse(seen.updatedAt) ? row : fail('stale')
}
