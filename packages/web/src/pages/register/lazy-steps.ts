/** What not everybody needs: forms come with their library, an order only once there is one. */

import { lazy } from 'react'

export const LazyAccountStep = lazy(async () => ({
  default: (await import('./account/AccountStep.tsx')).AccountStep,
}))

export const LazyPayStep = lazy(async () => ({ default: (await import('./pay/PayStep.tsx')).PayStep }))

export const LazyOrderExtras = lazy(async () => ({
  default: (await import('./pay/OrderExtras.tsx')).OrderExtras,
}))
