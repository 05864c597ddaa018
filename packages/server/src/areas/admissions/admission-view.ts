/** Admission documents as the API returns them. */

import type { Admission, RequiredAdmission } from '@polynya/contract'
import type * as domain from '@polynya/domain'
import { admissionFileUrl } from '../../http/private-files.ts'
import type { DocumentRow } from '../swimmers/documents/admission-documents.store.ts'

export const admissionView = (row: DocumentRow): Admission => ({
  id: row.id,
  swimmerId: row.swimmer_id,
  kind: row.kind,
  validUntil: row.validUntil,
  state: row.state,
  note: row.note,
  file: fileOf(row),
  uploadedAt: row.created_at.toISOString(),
  checkedAt: row.checked_at?.toISOString() ?? null,
})

function fileOf({ id, name, type, size }: DocumentRow): Admission['file'] {
  if (name === null || type === null || size === null) return null
  return { name, size, type: type as NonNullable<Admission['file']>['type'], url: admissionFileUrl(id) }
}

export const requiredView = ({
  kind,
  state,
  document,
}: domain.RequiredAdmission<DocumentRow>): RequiredAdmission => ({
  kind,
  state,
  documentId: document?.id ?? null,
  validUntil: document?.validUntil ?? null,
  note: document?.note ?? null,
  file: document && fileOf(document),
})
