import type { FileType } from '@polynya/domain'

/** A file uploaded by a user, the server's copy of one, or a printout. The bytes are in the file store under `key`. */
export interface StoredFileTable {
  /** Unguessable, with the ending of its type: `3f…c.jpg`. */
  key: string
  /**
   * A `disability` or `admission` document is never served from the public files, see http/private-files.ts; nor is a
   * `printout`, see areas/printouts/queued-files.ts.
   */
  kind: 'avatar' | 'poster' | 'logo' | 'reguls' | 'disability' | 'admission' | 'diploma' | 'printout'
  swimmer_id: number | null
  event_id: number | null
  /** What its owner called it. */
  name: string
  /** Name of a regulation document in English. */
  name_en: string | null
  type: FileType | 'webp'
  size: number
  sha256: string
  created_at: Date
}
