/** Charts of points in lines of text. */

export interface Point {
  readonly label: string
  readonly value: number
  readonly text: string
}

const DOT = '●'
const TRACK = '·'

/**
 * Returns a line for each point: its label, a dot between the least and the greatest value, and its text.
 * @param width characters of a line
 */
export function dotLines(points: readonly Point[], width: number): string[] {
  const values = points.map(({ value }) => value)
  const [least, greatest] = [Math.min(...values), Math.max(...values)]
  const labels = Math.max(0, ...points.map(({ label }) => label.length))
  const texts = Math.max(0, ...points.map(({ text }) => text.length))
  const track = Math.max(1, width - labels - texts - 2)
  return points.map(({ label, value, text }) => {
    const share = greatest === least ? 0 : (value - least) / (greatest - least)
    const at = Math.round(share * (track - 1))
    return `${label.padEnd(labels)} ${TRACK.repeat(at)}${DOT}${TRACK.repeat(track - 1 - at)} ${text}`.trimEnd()
  })
}
