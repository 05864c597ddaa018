import { depthContours } from '@polynya/domain'

interface Props {
  /** ID of the event, which determines its lake. */
  readonly seed: number
  readonly rings?: number
  /** Width divided by height. */
  readonly ratio?: number
  /** Position of the deepest point, from 0 to 1 across and down. */
  readonly centre?: readonly [number, number]
}

/** Depth contours behind a card, like water seen through a hole in the ice. Decorative only. */
export function DepthRings({ seed, rings = 9, ratio = 1.6, centre = [0.5, 0.5] }: Props) {
  const [width, height] = [Math.round(400 * ratio), 400]
  return (
    <svg
      className="depth-rings"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {depthContours({ seed, rings, width, height, centre }).map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
