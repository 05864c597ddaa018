/** How the results of an event are recorded. */
export interface ResultRulesTable {
  event_id: number
  /** Whether each result has to be entered twice. */
  second_entry: boolean
}
