import type { User } from '@polynya/contract'

/** What a route asks of whoever opens it. */
export interface RouteAccess {
  readonly requiresAuth?: boolean
  /** Which part of an account it needs; both are guarded alike. */
  readonly partial?: 'account' | 'full'
  readonly superAdminOnly?: boolean
}

export type Decision = 'open' | 'signIn' | 'denied'

/** Whether somebody may open a route: every part of it must let them in. */
export function decide(parts: readonly RouteAccess[], user: User | null): Decision {
  const decisions = parts.map((part) => decideOne(part, user))
  if (decisions.includes('signIn')) return 'signIn'
  return decisions.includes('denied') ? 'denied' : 'open'
}

function decideOne({ requiresAuth, partial, superAdminOnly }: RouteAccess, user: User | null): Decision {
  if (!user) return requiresAuth || partial || superAdminOnly ? 'signIn' : 'open'
  return superAdminOnly && user.isSuperAdmin !== 1 ? 'denied' : 'open'
}
