import { useDrawn } from '@polynya/ui'

const STEPS = [8, 10] as const

/**
 * Returns the rows to draw, the last ones in steps.
 *
 * @param from number of the first row in the whole list, from 1: rows that were drawn stay drawn when it changes
 */
export function useDrawnRows<Row>(rows: readonly Row[], from = 1): readonly Row[] {
  const preceding = from - 1
  const drawn = useDrawn(preceding + rows.length, STEPS) - preceding
  return drawn >= rows.length ? rows : rows.slice(0, Math.max(0, drawn))
}
