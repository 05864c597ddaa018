import { createContext, type RefObject } from 'react'

/** Version of the profile that the forms of the page started from, raised by their own saves. */
export const EditedVersion = createContext<RefObject<number | undefined>>({ current: undefined })
