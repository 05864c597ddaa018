import type { AdmissionKind, AdmissionState } from '@polynya/domain'
import type { Generated } from 'kysely'

/** What a swimmer showed to be admitted; the bytes are a private stored file. */
export interface SwimmerDocumentTable {
  id: Generated<number>
  swimmer_id: number
  kind: AdmissionKind
  /** Null where it was shown on paper. */
  file_key: string | null
  valid_until: string | null
  state: AdmissionState
  /** Why it was refused. */
  note: string | null
  checked_by: number | null
  checked_at: Date | null
  created_at: Date
}
