import type { ReactElement } from 'react'

/** A state of a component, shared by tests and gallery. */
export interface Example {
  readonly title: string
  readonly element: ReactElement
  /** Width of the containing column in pixels, if relevant. */
  readonly width?: number
}

export type Examples = readonly Example[]
