import type { DisabilityDocument } from '@polynya/contract'
import { privateFileUrl } from '../../../http/private-files.ts'
import type { DocumentRow } from './disability-document.store.ts'

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
