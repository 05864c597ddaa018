import type { ReactNode } from 'react'
import { useImportParts } from '../../features/file-imports/use-import-parts.ts'

type Parts = typeof import('./ManageNorms.tsx')

/** A part for those who may change norms, fetched for them alone. */
export function Manage({ children }: { readonly children: (parts: Parts) => ReactNode }) {
  const parts = useImportParts('manage-norms', () => import('./ManageNorms.tsx'))
  return parts && children(parts)
}
