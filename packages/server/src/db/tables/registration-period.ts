import type { RegistrationState } from '@polynya/domain'

/** A period in which an event is in a registration state: derived from the event and its offers. */
export interface RegistrationPeriodTable {
  event_id: number
  state: RegistrationState
  /** Inclusive. */
  starts_at: Date
  /** Exclusive. */
  ends_at: Date
}
