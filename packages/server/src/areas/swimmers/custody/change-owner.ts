/** Transfers a profile to another account, or to none: private data of the owner is not passed to the next one. */

import type { Tx } from '../../../db/schema.ts'
import { forgetDocumentsOf } from '../documents/admission-documents.store.ts'
import { takeDocument } from '../documents/disability-document.store.ts'
import { getSwimmer, updateSwimmer } from '../profile/swimmers.store.ts'
import { withdrawOpenChange } from './change-requests.store.ts'

/** The columns that hold data of the owner: contacts, the address of the call that created the profile, a consent. */
export const NO_OWNER_DATA = {
  under_email: null,
  phone: null,
  vk: null,
  fb: null,
  publish_links: false,
  ip_address: null,
  guardian_consent_at: null,
} as const

interface NewOwner {
  /** Null where no account owns the profile any more. */
  readonly accountId: number | null
  readonly at: Date
  /** When the new guardian consented, for a child. */
  readonly consentAt?: Date | null
}

/**
 * Sets the owner of a profile and removes the data of the former one: contacts, documents, an open request.
 * Returns the keys of the files to delete once the transaction is committed.
 */
export async function changeOwner(
  tx: Tx,
  swimmerId: number,
  { accountId, at, consentAt = null }: NewOwner,
): Promise<string[]> {
  await withdrawOpenChange(tx, swimmerId, at)
  const { version } = await getSwimmer(tx, swimmerId)
  await updateSwimmer(tx, swimmerId, {
    ...NO_OWNER_DATA,
    // A form of the former owner, or of an administrator, must not write that data back.
    version: version + 1,
    guardian_consent_at: consentAt,
    account_id: accountId,
    released_at: accountId === null ? at : null,
    updated_at: at,
  })
  return forgetPrivateFiles(tx, swimmerId)
}

/** Deletes the documents of a swimmer; returns the keys of their files, to delete once that is committed. */
export async function forgetPrivateFiles(tx: Tx, swimmerId: number): Promise<string[]> {
  const keys = await forgetDocumentsOf(tx, swimmerId)
  const disability = await takeDocument(tx, swimmerId)
  return disability ? [...keys, disability.key] : keys
}
