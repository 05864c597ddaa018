/** The rope between two lanes: the one ornament of the house. */
export function LaneRope() {
  return <div className="lane-rope" aria-hidden="true" />
}
