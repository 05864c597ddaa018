import type { ReactElement } from 'react'

/** A state of a component that is worth looking at: the tests and the gallery show the same ones. */
export interface Example {
  readonly title: string
  readonly element: ReactElement
  /** Pixels of the column it stands in, where that matters. */
  readonly width?: number
}

export type Examples = readonly Example[]
