import type { User } from '@polynya/contract'
import { useApp } from '../context/app-context.ts'
import { useObservable } from '../state/use-observable.ts'

/**
 * Whether the user administers orders and has the mode on: with the mode off, pages are shown as to any
 * account.
 */
export const useAdministers = (): boolean => useObservable(useApp().interfaceState).admValue === '1'

/**
 * Whether the user has an administrator's rights over a region's records; records without a region require
 * unlimited rights. The server decides: this only controls what is shown.
 */
export function administers(user: User | null, region: string | null): boolean {
  if (user?.isAdmin !== 1 && user?.isSuperAdmin !== 1) return false
  return user.regions === null || (region !== null && user.regions.includes(region))
}
