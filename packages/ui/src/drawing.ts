import { createContext, useContext, useLayoutEffect } from 'react'

/** How much of a part is drawn. */
export type Drawn = 'nothing' | 'some' | 'all'

/** How the content of a page is drawn. */
export interface Drawing {
  /** Whether long lists are drawn whole at once instead of in steps between frames: on a server, which has no frames. */
  readonly isAtOnce?: boolean
  /** Called when not all of a part is drawn; returns the function to call once more is, or the part is removed. */
  readonly start?: (drawn: Drawn) => (() => void) | undefined
}

export const DrawingContext = createContext<Drawing>({})

/** Reports to the page how much of a part is drawn. */
export function useDrawing(drawn: Drawn) {
  const { start } = useContext(DrawingContext)
  useLayoutEffect(() => (drawn === 'all' ? undefined : start?.(drawn)), [drawn, start])
}
