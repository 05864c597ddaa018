import { createContext, useContext, useLayoutEffect } from 'react'

/** How the content of a page is drawn. */
export interface Drawing {
  /** Whether long lists are drawn whole at once instead of in steps between frames: on a server, which has no frames. */
  readonly isAtOnce?: boolean
  /** Called when a part is shown that is not drawn yet; returns the function to call once it is drawn or removed. */
  readonly start?: () => (() => void) | undefined
}

export const DrawingContext = createContext<Drawing>({})

/** Reports to the page whether a part of it is drawn. */
export function useDrawing(isDrawn: boolean) {
  const { start } = useContext(DrawingContext)
  useLayoutEffect(() => (isDrawn ? undefined : start?.()), [isDrawn, start])
}
