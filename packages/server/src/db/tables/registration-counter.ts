/** The last competition number of an event, apart from it: lists of events do not change with each registration. */
export interface RegistrationCounterTable {
  event_id: number
  last_number: number
}
