import type { ReactNode } from 'react'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { administers } from '../../infrastructure/session/administers.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'

type Parts = typeof import('./ManageNorms.tsx')

/** A part for those who may change norms, fetched for them alone. */
export function Manage({ children }: { readonly children: (parts: Parts) => ReactNode }) {
  const { data } = useQuery({ ...PARTS, enabled: administers(useUser(), null) })
  return data && children(data)
}

const PARTS = {
  queryKey: keys.code('manage-norms'),
  queryFn: () => import('./ManageNorms.tsx'),
  meta: { isForAll: true },
}
