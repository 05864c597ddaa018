/** Divider drawn as a lane rope. */
export function LaneRope() {
  return <div className="lane-rope" aria-hidden="true" />
}
