/**
 * Scopes of personal access tokens: the list from which an owner chooses, and the scopes that each call
 * requires.
 */

import type { Route } from './route.ts'

/**
 * `read` opens the reads of the account, except sensitive ones, which have a scope of their own: `accountsRead`,
 * `outbox`, `audit`, `exports` and `documents`. The others open the changes, and the reads, of the group of that name;
 * `protocols` those of start lists and printouts, which are events' calls.
 */
export const TOKEN_SCOPES = [
  'read',
  'swimmers',
  'events',
  'teams',
  'orders',
  'admissions',
  'protocols',
  'results',
  'accounts',
  'baseResults',
  'accountsRead',
  'outbox',
  'audit',
  'exports',
  'documents',
] as const

export type TokenScope = (typeof TOKEN_SCOPES)[number]

const GROUPS: readonly TokenScope[] = [
  'swimmers',
  'events',
  'teams',
  'orders',
  'admissions',
  'results',
  'accounts',
  'baseResults',
]

/** Scopes of the reads and the changes of start lists, protocols and printouts. */
export const PROTOCOL_READS = ['read', 'events', 'protocols'] as const
export const PROTOCOL_CHANGES = ['events', 'protocols'] as const

/** Scopes of which a personal access token needs one for a call of a group; none where no such token may make it. */
export function scopesOf(
  group: string,
  { route, scopes }: { readonly route: Route; readonly scopes: readonly TokenScope[] | null },
): readonly TokenScope[] {
  if (scopes) return scopes
  const own = GROUPS.filter((scope) => scope === group)
  return route.repeat === 'safe' ? ['read', ...own] : own
}
