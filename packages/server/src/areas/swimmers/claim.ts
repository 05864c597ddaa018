import { identityKey } from '@polynya/domain'
import { recordChange } from '../../access/audit.store.ts'
import type { Caller } from '../../access/caller.ts'
import type { Db } from '../../db/schema.ts'
import { fail } from '../../failure.ts'
import { removeBytes } from '../../files/stored-file.store.ts'
import type { Handler } from '../../http/call.ts'
import { changeOwner } from './custody/change-owner.ts'
import { countTry } from './duplicates/birth-date-tries.ts'
import { swimmerView } from './profile/swimmer-view.ts'
import { getSwimmer, lockSwimmer, type SwimmerRow } from './profile/swimmers.store.ts'
import { visibleSwimmer } from './profile/visible-swimmer.ts'

export const claim: Handler<'swimmers.claim'> = async ({ params, body, ...call }, deps) => {
  const { db, clock, limits, files } = deps
  const { id: accountId } = call.caller.account
  await limits.take('claim', String(accountId))
  const seen = await claimableSwimmer(db, params.id, call.caller)
  await countTry(call.caller, { identityKey: triedIdentity(seen, body.dob), targets: [seen] }, deps)
  const { view, keys } = await db.transaction().execute(async (tx) => {
    await lockSwimmer(tx, params.id)
    const row = await claimableSwimmer(tx, params.id, call.caller)
    if (row.dob !== body.dob) return fail('claim_mismatch')
    const keys = await changeOwner(tx, row.id, { accountId, at: clock.now() })
    const change = {
      kind: 'swimmer',
      objectId: row.id,
      before: { userId: null },
      after: { userId: accountId },
    } as const
    await recordChange(tx, call, change)
    return { view: swimmerView(await getSwimmer(tx, row.id), 'full'), keys }
  })
  await removeBytes(files, keys)
  return view
}

async function claimableSwimmer(db: Db, id: number, caller: Caller): Promise<SwimmerRow> {
  const row = await visibleSwimmer(db, id, caller)
  return row.account_id === null && row.confirmed_at !== null ? row : fail('swimmer_not_claimable')
}

const triedIdentity = ({ first_name: firstName, last_name: lastName, gender }: SwimmerRow, dob: string) =>
  identityKey({ firstName, lastName, gender, dob })
