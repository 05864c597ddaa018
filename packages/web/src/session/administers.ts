import type { User } from '@polynya/contract'

/**
 * Whether somebody has an administrator's rights over what belongs to a region; what belongs to none needs rights
 * without a limit. The server decides: this is for what to show.
 */
export function administers(user: User | null, region: string | null): boolean {
  if (user?.isAdmin !== 1 && user?.isSuperAdmin !== 1) return false
  return user.regions === null || (region !== null && user.regions.includes(region))
}
