import type { RegistrationState } from '@polynya/domain'

/** Derived from an event and its offers; stored whenever they are. */
export interface RegistrationPeriodTable {
  event_id: number
  state: RegistrationState
  /** Inclusive; `-infinity` is `-Infinity`. */
  starts_at: Date | number
  /** Exclusive. */
  ends_at: Date | number
}
