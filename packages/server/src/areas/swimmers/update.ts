import type { SwimmerUpdate } from '@polynya/contract'
import { identityKey } from '@polynya/domain'
import type * as z from 'zod/mini'
import { differences, recordChange } from '../../access/audit.store.ts'
import { administers } from '../../access/caller.ts'
import { lockStandings } from '../../db/lock-standings.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../failure.ts'
import { forgetFile, removeBytes } from '../../files/stored-file.store.ts'
import type { Handler, HandlerCall } from '../../http/call.ts'
import { federationDate } from '../site/federation-date.ts'
import { takeDocument } from './documents/disability-document.store.ts'
import { findDuplicate, refuseDuplicate } from './duplicates/duplicates.ts'
import { changesStanding, refreshStanding } from './profile/refresh-standing.ts'
import { identityColumns, infoColumns, swimmerIssues } from './profile/swimmer-input.ts'
import { swimmerView } from './profile/swimmer-view.ts'
import { getSwimmer, lockSwimmer, type SwimmerRow, setRank, updateSwimmer } from './profile/swimmers.store.ts'
import { editableSwimmer } from './profile/visible-swimmer.ts'

type Body = z.output<typeof SwimmerUpdate>

export const update: Handler<'swimmers.update'> = async (call, deps) => {
  const { params, body, caller } = call
  const row = await editableSwimmer(deps.db, params.id, caller)
  const today = await federationDate(deps.db, deps.clock.now())
  const issues = swimmerIssues(withStored(body, row), { today, places: deps.places })
  if (issues.length > 0) fail('invalid_input', { issues })
  await refuseSamePerson(call, row, deps)

  const { view, gone } = await deps.db.transaction().execute(async (tx) => {
    if (changesStanding(row, columnsOf(body, row))) await lockStandings(tx)
    await lockSwimmer(tx, params.id)
    const before = await editableSwimmer(tx, params.id, caller)
    if (call.ifMatch !== null && call.ifMatch !== before.version) fail('stale')
    const gone = await forgetFiles(tx, body, before)
    await updateSwimmer(tx, before.id, { ...columnsOf(body, before), updated_at: deps.clock.now() })
    const { sportRankData: rank } = body
    if (rank) await setRank(tx, before.id, rank)
    const after = await getSwimmer(tx, before.id)
    await refreshStanding(tx, before, after)
    await recordChange(tx, call, { kind: 'swimmer', objectId: before.id, ...differences(before, after) })
    return { view: swimmerView(after, 'full'), gone }
  })
  await removeBytes(deps.files, gone)
  return view
}

/** What a rank and a birth date are checked against: the one of them that the body leaves out is the stored one. */
function withStored(body: Body, { dob, rank, rank_from }: SwimmerRow) {
  if (body.sportRankData === undefined && body.dob === undefined) return body
  const stored = rank && rank_from ? { sportRank: rank, validFrom: rank_from } : undefined
  return { ...body, bornOn: body.dob ?? dob, sportRankData: body.sportRankData ?? stored }
}

/** Returns the removed photo, and the document of a swimmer who is no longer a paraswimmer. */
async function forgetFiles(tx: Tx, body: Body, { id, avatar }: SwimmerRow): Promise<string[]> {
  const document = body.isParaswimmer === false ? await takeDocument(tx, id) : undefined
  const photo = body.avatar === null ? avatar : null
  if (photo) await forgetFile(tx, photo)
  return [document?.key, photo].filter((key) => typeof key === 'string')
}

/** Before the transaction: what the caller may change, and whether it would make two profiles of one person. */
async function refuseSamePerson(call: HandlerCall<'swimmers.update'>, row: SwimmerRow, deps: Deps) {
  refuseLocked(call, row)
  const key = identityKey(identityOf(call.body, row))
  if (key === row.identity_key) return
  const duplicate = await findDuplicate(deps.db, key, { accountId: row.account_id, except: row.id })
  await refuseDuplicate(duplicate, call.caller, deps)
}

/** Locked fields may be echoed; changed, they are refused: the identity is administrators' to change. */
function refuseLocked({ body, caller }: HandlerCall<'swimmers.update'>, row: SwimmerRow) {
  const stays = {
    iwsaid: row.iwsaid,
    i_status: row.confirmed_at === null ? 0 : 1,
    ...(body.avatar !== null && { avatar: row.avatar }),
    ...(!administers(caller, row.region) && {
      firstName: row.first_name,
      lastName: row.last_name,
      gender: row.gender,
      dob: row.dob,
    }),
  }
  const changed = (Object.keys(stays) as (keyof typeof stays)[]).filter(
    (path) => body[path] !== undefined && body[path] !== stays[path],
  )
  if (changed.length > 0)
    fail('field_forbidden', { issues: changed.map((path) => ({ path, reason: 'not_allowed' })) })
}

const identityOf = (body: Body, row: SwimmerRow) => ({
  firstName: body.firstName ?? row.first_name,
  lastName: body.lastName ?? row.last_name,
  gender: body.gender ?? row.gender,
  dob: body.dob ?? row.dob,
})

const columnsOf = (body: Body, row: SwimmerRow) => ({
  version: row.version + 1,
  ...identityColumns(identityOf(body, row)),
  ...(body.nativeFirstName !== undefined && { native_first_name: body.nativeFirstName }),
  ...(body.nativePatronim !== undefined && { native_patronim: body.nativePatronim }),
  ...(body.nativeLastName !== undefined && { native_last_name: body.nativeLastName }),
  ...(body.swimmerInfo && infoColumns(body.swimmerInfo)),
  ...(body.isParaswimmer !== undefined && { is_paraswimmer: body.isParaswimmer }),
  ...(body.underEmail !== undefined && { under_email: body.underEmail }),
  ...(body.avatar === null && { avatar: null }),
})
