import type { User } from '@polynya/contract'

/** Identifies a caller by the properties of a user on which answers of the API depend; null for a visitor. */
export const callerOf = (user: User | null): string | null =>
  user && JSON.stringify([user.id, user.isAdmin, user.isSuperAdmin, user.isRsf, user.regions])
