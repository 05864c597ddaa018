import { depthContours } from './depth-contours.ts'

interface Props {
  /** Each event has a lake of its own: its number. */
  readonly seed: number
  readonly rings?: number
  /** Width over height. */
  readonly ratio?: number
  /** Where the deepest place lies, from 0 to 1 across and down. */
  readonly centre?: readonly [number, number]
}

/** The water seen through a hole in the ice: depth contours that fill whatever they stand in. Decoration alone. */
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
