/** A swimmer whose owner removed it from a team that has not named it again. */
export interface LeftMemberTable {
  team_id: number
  swimmer_id: number
  left_at: Date
}
