import { createContext } from 'react'

/**
 * Whether long lists are drawn whole at once instead of in steps between frames: on a server, which has no frames, and
 * in the place of content that a server has rendered.
 */
export const DrawAtOnce = createContext(false)
