import { useDrawn } from '@polynya/ui'

const STEP = 5

/** Returns the rows to draw, the last ones in steps; `from` is the number of the first row in the list, from 1. */
export const useDrawnRows = <Row>(rows: readonly Row[], from = 1): readonly Row[] =>
  useDrawn(rows, STEP, { preceding: from - 1 })
