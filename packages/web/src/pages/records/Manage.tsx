import type { ReactNode } from 'react'
import { useImportParts } from '../../features/file-imports/use-import-parts.ts'

type Parts = typeof import('./ManageRecords.tsx')

/** A part for those who import records, fetched for them alone. */
export function Manage({ children }: { readonly children: (parts: Parts) => ReactNode }) {
  const parts = useImportParts('manage-records', () => import('./ManageRecords.tsx'))
  return parts && children(parts)
}
