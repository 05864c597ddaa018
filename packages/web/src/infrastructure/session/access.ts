import type { User } from '@polynya/contract'

/** Access requirements of a route. */
export interface RouteAccess {
  readonly requiresAuth?: boolean
  /** Which part of an account it needs; both are guarded alike. */
  readonly partial?: 'account' | 'full'
  readonly superAdminOnly?: boolean
}

export type Decision = 'open' | 'signIn' | 'denied'

/** Whether the user may open a route: every part of it must grant access. */
export function decide(parts: readonly RouteAccess[], user: User | null): Decision {
  const decisions = parts.map((part) => decideOne(part, user))
  if (decisions.includes('signIn')) return 'signIn'
  return decisions.includes('denied') ? 'denied' : 'open'
}

function decideOne({ requiresAuth, partial, superAdminOnly }: RouteAccess, user: User | null): Decision {
  if (!user) return requiresAuth || partial || superAdminOnly ? 'signIn' : 'open'
  return superAdminOnly && user.isSuperAdmin !== 1 ? 'denied' : 'open'
}
