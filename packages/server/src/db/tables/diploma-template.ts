import type { DiplomaKind, DiplomaTemplate } from '@polynya/domain'
import type { ColumnType } from 'kysely'

/** How the diplomas or the certificates of an event look, once it has changed them. */
export interface DiplomaTemplateTable {
  event_id: number
  kind: DiplomaKind
  /** Null is the default. */
  template: ColumnType<DiplomaTemplate | null, string | null, string | null>
  /** Key of the picture behind the texts. */
  background: string | null
  version: number
  updated_at: Date
}
