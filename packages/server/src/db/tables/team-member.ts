/** Who swims which leg, from 1; those beyond the legs are reserves. */
export interface TeamMemberTable {
  team_id: number
  stage_id: number
  swimmer_id: number
  /** The captain's time for the leg; null is none. */
  leg_time_cs: number | null
}
