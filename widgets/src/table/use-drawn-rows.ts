import { useDrawn } from '@polynya/ui'

const STEPS = [5, 10] as const

/** Returns the rows to draw, the last ones in steps; `from` is the number of the first row in the list, from 1. */
export const useDrawnRows = <Row>(rows: readonly Row[], from = 1): readonly Row[] =>
  useDrawn(rows, STEPS, { preceding: from - 1 })
