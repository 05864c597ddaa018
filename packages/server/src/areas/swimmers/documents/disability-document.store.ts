/** A paraswimmer's document: its row only, the bytes lie in the file store. */

import type { DisabilityDocument } from '@polynya/contract'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../../db/schema.ts'
import type { StoredFileTable } from '../../../db/tables/stored-file.ts'
import { privateFileUrl } from '../../../http/private-files.ts'

type DocumentRow = Selectable<StoredFileTable>

export function findDocument(db: Db, swimmerId: number): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('stored_file')
    .where('swimmer_id', '=', swimmerId)
    .where('kind', '=', 'disability')
    .selectAll()
    .executeTakeFirst()
}

/** Forgets the document; answers its row, whose bytes go once that is committed. */
export function takeDocument(tx: Tx, swimmerId: number): Promise<DocumentRow | undefined> {
  return tx
    .deleteFrom('stored_file')
    .where('swimmer_id', '=', swimmerId)
    .where('kind', '=', 'disability')
    .returningAll()
    .executeTakeFirst()
}

export const documentView = (
  swimmerId: number,
  { name, type, size, created_at }: Pick<DocumentRow, 'name' | 'type' | 'size' | 'created_at'>,
): DisabilityDocument => ({
  name,
  type: type as DisabilityDocument['type'],
  size,
  uploadedAt: created_at.toISOString(),
  url: privateFileUrl(swimmerId),
})
