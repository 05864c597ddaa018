/** Steps in chunks of their own: forms come with their library, an order only once there is one. */

import { lazy } from 'react'

export const LazyAccountStep = lazy(async () => ({
  default: (await import('./account/AccountStep.tsx')).AccountStep,
}))

export const LazyPayStep = lazy(async () => ({ default: (await import('./pay/PayStep.tsx')).PayStep }))
