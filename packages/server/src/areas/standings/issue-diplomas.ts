/** Gives the diplomas and certificates of official results their check codes, at the end of the transaction that changes them. */

import { randomInt } from 'node:crypto'
import { DIPLOMA_KINDS, isAwarded, newCheckCode } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import {
  codesByDocument,
  documentKey,
  insertDocuments,
  listOfficialResults,
  type OfficialResult,
} from './issued-diplomas.store.ts'

/**
 * Stores codes for the official results of a distance that have none. A corrected result receives new ones; those of
 * the result before remain, and are reported as corrected.
 */
export async function issueDiplomas(
  tx: Tx,
  { id, eventId }: { readonly id: number; readonly eventId: number },
): Promise<void> {
  const documents = (await listOfficialResults(tx, id)).flatMap(documentsOf)
  if (documents.length === 0) return
  const entryIds = documents.map(({ entry_id }) => entry_id)
  const known = await codesByDocument(tx, { eventId, entryIds })
  const missing = documents.filter((document) => !known.has(documentKey(document)))
  await insertDocuments(
    tx,
    missing.map((document) => ({ ...document, code: newCheckCode((bound) => randomInt(bound)) })),
  )
}

const documentsOf = ({ status, ...result }: OfficialResult) =>
  DIPLOMA_KINDS.filter((kind) => isAwarded(kind, { place: result.place, status })).map((kind) => ({
    ...result,
    kind,
  }))
