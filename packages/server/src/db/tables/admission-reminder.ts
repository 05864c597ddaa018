/** An owner was reminded that a document ends before an event. */
export interface AdmissionReminderTable {
  document_id: number
  event_id: number
  reminded_at: Date
}
