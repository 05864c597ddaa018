import { lazy } from 'react'

/** In a chunk of its own, because it brings the library of forms. */
export const LazyOrderExtras = lazy(async () => ({
  default: (await import('./OrderExtras.tsx')).OrderExtras,
}))
