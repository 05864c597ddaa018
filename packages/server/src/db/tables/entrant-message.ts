import type { Generated, JSONColumnType } from 'kysely'

/** A message that went to entrants. */
export interface EntrantMessageTable {
  id: Generated<number>
  event_id: number
  account_id: number | null
  filter: JSONColumnType<Record<string, unknown>>
  subject_ru: string
  text_ru: string
  subject_en: string
  text_en: string
  recipients: number
  created_at: Date
}
