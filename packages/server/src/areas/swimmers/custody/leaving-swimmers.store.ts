/** Handles the swimmers of a deleted account: profiles that an event references remain, without personal data. */

import { eraseSwimmerChanges } from '../../../access/audit.store.ts'
import type { Tx } from '../../../db/schema.ts'
import { eraseMailsAbout } from '../../../mail/mails.store.ts'
import { isEnteredSwimmer } from '../profile/entered-swimmers.store.ts'
import { nextRegistryId, removeSwimmers } from '../profile/swimmers.store.ts'
import { removeFromTeams } from './teams-of-leaving.store.ts'

/**
 * Deletes the profiles of an account; those that entries or orders reference remain without personal data. The audit of
 * either remains without values, and the e-mails to others that name them without contents.
 */
export async function removeSwimmersOf(tx: Tx, accountId: number, now: Date): Promise<string[]> {
  const swimmers = await swimmersOf(tx, accountId)
  const free = swimmers.filter(({ isEntered }) => !isEntered)
  const files = await removeSwimmers(
    tx,
    free.map(({ id }) => id),
  )
  await eraseSwimmerChanges(
    tx,
    swimmers.map(({ id }) => id),
  )
  await eraseMailsAbout(tx, swimmers)
  for (const swimmer of swimmers) {
    if (swimmer.isEntered) files.push(...(await pseudonymise(tx, swimmer, now)))
  }
  return files
}

/** Locks the swimmers of an account; returns which of them remain because other rows reference them. */
function swimmersOf(tx: Tx, accountId: number) {
  return tx
    .selectFrom('swimmer')
    .where('account_id', '=', accountId)
    .select((of) => ['id', 'iwsaid', 'dob', isEnteredSwimmer(of).as('isEntered')])
    .select(['first_name', 'last_name', 'native_first_name', 'native_last_name'])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/**
 * The identifying columns of a profile, cleared: it can no longer be found or claimed, while results and orders still
 * reference it.
 */
const NO_PERSON = {
  account_id: null,
  first_name: '—',
  last_name: '—',
  native_first_name: null,
  native_patronim: null,
  native_last_name: null,
  name_key: '—',
  under_email: null,
  region: null,
  city: '—',
  club: null,
  about: null,
  phone: null,
  vk: null,
  fb: null,
  publish_links: false,
  avatar: null,
  guardian_consent_at: null,
  confirmed_at: null,
  ip_address: null,
} as const

type Leaving = Awaited<ReturnType<typeof swimmersOf>>[number]

const OF_THE_PERSON = [
  'swimmer_name',
  'swimmer_document',
  'change_request',
  'transfer_offer',
  'merged_registry_id',
  'birth_date_try',
] as const

/** Removes the personal data of a profile; returns the keys of the files to delete after the commit. */
async function pseudonymise(tx: Tx, swimmer: Leaving, now: Date): Promise<string[]> {
  const { id, iwsaid, dob } = swimmer
  // The letters of a registry ID are those of the name.
  const replacement = await nextRegistryId(tx, '')
  await removeFromTeams(tx, { swimmer, iwsaid: replacement, now })
  const files = await tx.deleteFrom('stored_file').where('swimmer_id', '=', id).returning('key').execute()
  for (const table of OF_THE_PERSON) await tx.deleteFrom(table).where('swimmer_id', '=', id).execute()
  await tx
    .deleteFrom('duplicate_candidate')
    .where((of) => of.or([of('one_id', '=', id), of('other_id', '=', id)]))
    .execute()
  await tx
    .insertInto('retired_registry_id')
    .values({ iwsaid })
    .onConflict((known) => known.doNothing())
    .execute()
  const set = {
    ...NO_PERSON,
    iwsaid: replacement,
    dob: `${dob.slice(0, 4)}-01-01`,
    identity_key: `—|—|${id}`,
    released_at: now,
    updated_at: now,
  }
  await tx.updateTable('swimmer').set(set).where('id', '=', id).execute()
  return files.map(({ key }) => key)
}
