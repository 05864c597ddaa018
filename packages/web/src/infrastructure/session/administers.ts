import type { User } from '@polynya/contract'

/**
 * Whether the user has an administrator's rights over a region's records; records without a region require
 * unlimited rights. The server decides: this only controls what is shown.
 */
export function administers(user: User | null, region: string | null): boolean {
  if (user?.isAdmin !== 1 && user?.isSuperAdmin !== 1) return false
  return user.regions === null || (region !== null && user.regions.includes(region))
}
