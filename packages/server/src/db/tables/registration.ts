import type { Generated } from 'kysely'

/** A swimmer at an event, whatever they swim there. */
export interface RegistrationTable {
  id: Generated<number>
  event_id: number
  swimmer_id: number
  /** Who registered them. */
  account_id: number | null
  /** The competition number, given with the first confirmed entry and never changed. */
  number: number | null
  /** As computed for the event. */
  age: number
  age_group: string | null
  checked_in_at: Date | null
  checked_in_by: number | null
  created_at: Date
}
