/** A view: the entries that a registration takes part in, its own and those of its relay teams. */
export interface ParticipationView {
  entry_id: number
  registration_id: number
  /** Whether it is the entry of a team that another swimmer captains. */
  as_member: boolean
  /** That of the entry: named in joins, it spares reading the entries of other events. */
  entered_event_id: number
}
