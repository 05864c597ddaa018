import { RIGHT_LIMITS, type Right } from '@polynya/contract'
import { recordChange } from '../../access/audit.store.ts'
import { superAdministers } from '../../access/caller.ts'
import { fail, failField } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { keepSuperAdministrator, lockRights, rightsOf, updateAccount } from './account.store.ts'
import { accountFromRow, accountToChange, replaceRights } from './administration.store.ts'

export const setRights: Handler<'accounts.setRights'> = async ({ params, body, ...call }, { db, places }) => {
  // An account belongs to no region: rights limited to one cannot hand out more than themselves.
  if (!superAdministers(call.caller, null)) fail('no_access')
  const unknown = body.rights.findIndex(({ region }) => region !== null && !places.isRegion(region))
  if (unknown >= 0) failField(`rights.${unknown}.region`, 'region_unknown')
  refuseImpossibleLimits(body.rights)
  return db.transaction().execute(async (tx) => {
    await lockRights(tx)
    const account = await accountToChange(tx, params.id)
    if (call.ifMatch !== null && call.ifMatch !== account.rights_version) fail('stale')
    const before = await rightsOf(tx, account.id)
    const staysSuper = body.rights.some(({ right, region }) => right === 'superAdmin' && region === null)
    if (!staysSuper) await keepSuperAdministrator(tx, account.id)
    await replaceRights(tx, account.id, body.rights)
    const version = account.rights_version + 1
    await updateAccount(tx, account.id, { rights_version: version })
    const after = await rightsOf(tx, account.id)
    const change = {
      kind: 'account',
      objectId: account.id,
      before: { rights: before },
      after: { rights: after },
    } as const
    await recordChange(tx, call, change)
    return accountFromRow({ ...account, rights_version: version }, after)
  })
}

function refuseImpossibleLimits(rights: readonly Right[]) {
  for (const [index, { right, region, eventId }] of rights.entries()) {
    const { region: hasRegion, event: hasEvent } = RIGHT_LIMITS[right]
    if (region !== null && !hasRegion) failField(`rights.${index}.region`, 'not_allowed')
    if (eventId !== undefined && !hasEvent) failField(`rights.${index}.eventId`, 'not_allowed')
  }
}
