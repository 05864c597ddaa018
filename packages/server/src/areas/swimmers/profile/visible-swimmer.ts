import { isRegistryId } from '@polynya/domain'
import type { Caller } from '../../../access/caller.ts'
import type { Db } from '../../../db/schema.ts'
import { fail } from '../../../failure.ts'
import { editDenial, isVisible } from './swimmers.rules.ts'
import { findSwimmer, findSwimmerByRegistryId, type SwimmerRow } from './swimmers.store.ts'

/** A swimmer that the caller may know of; fails with `swimmer_not_found`. */
export async function visibleSwimmer(db: Db, id: number, caller: Caller): Promise<SwimmerRow> {
  const row = await findSwimmer(db, id)
  return row && isVisible(caller, row) ? row : fail('swimmer_not_found')
}

/** The same by registry ID; fails with `registry_id_wrong` where the text is none. */
export async function visibleByRegistryId(db: Db, iwsaid: string, caller: Caller): Promise<SwimmerRow> {
  if (!isRegistryId(iwsaid)) return fail('registry_id_wrong')
  const row = await findSwimmerByRegistryId(db, iwsaid)
  return row && isVisible(caller, row) ? row : fail('swimmer_not_found')
}

/** A swimmer that the caller may edit; fails with the reason why not. */
export async function editableSwimmer(db: Db, id: number, caller: Caller): Promise<SwimmerRow> {
  const row = await visibleSwimmer(db, id, caller)
  const denial = editDenial(caller, row)
  return denial ? fail(denial) : row
}

/** A swimmer of the caller’s own; fails with the reason why it is none. */
export async function ownSwimmer(db: Db, id: number, caller: Caller): Promise<SwimmerRow> {
  const row = await visibleSwimmer(db, id, caller)
  if (row.account_id === null) return fail('swimmer_unlinked')
  return row.account_id === caller.account?.id ? row : fail('swimmer_of_another')
}

/** The same for a confirmed profile; an unconfirmed one must be created again by its owner. */
export async function ownConfirmedSwimmer(db: Db, id: number, caller: Caller): Promise<SwimmerRow> {
  const row = await ownSwimmer(db, id, caller)
  return row.confirmed_at === null ? fail('swimmer_unconfirmed') : row
}
