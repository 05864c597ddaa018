import type { EntrantMessage } from '@polynya/contract'
import type { listMessages } from './entrants.store.ts'

/** Returns a message as the API shows it. */
export const messageView = (row: Awaited<ReturnType<typeof listMessages>>[number]): EntrantMessage => ({
  id: row.id,
  subjectRu: row.subject_ru,
  subjectEn: row.subject_en,
  textRu: row.text_ru,
  textEn: row.text_en,
  recipients: row.recipients,
  mailed: row.mailed ?? 0,
  createdAt: row.created_at.toISOString(),
})
