import type { Language, RightName, Role, TokenScope } from '@polynya/contract'

/** The account behind a call, with its rights read from the database at the call itself. */
export interface Account {
  readonly id: number
  readonly email: string
  readonly language: Language
  readonly rights: readonly AccountRight[]
}

export interface AccountRight {
  readonly right: RightName
  readonly region: string | null
  /** The only event of `results.edit`; absent if it is not limited to one. */
  readonly eventId?: number | undefined
}

/** The caller of a request. */
export interface Caller {
  readonly account: Account | null
  readonly roles: readonly Role[]
  /** Scopes of the personal access token of the call; null where it is a day session's. */
  readonly scopes: readonly TokenScope[] | null
  /** The day session of the call. */
  readonly sessionId: number | null
}

export const VISITOR: Caller = { account: null, roles: ['visitor'], scopes: null, sessionId: null }

const ROLE_OF = {
  admin: 'admin',
  superAdmin: 'superAdmin',
  rsf: 'isRsf',
  'baseResults.edit': 'baseResultsEditor',
  'judgeQuestions.edit': 'judgeQuestionsEditor',
  'results.edit': 'resultsEditor',
} as const satisfies Record<RightName, Role>

/** The roles that an account's rights give, `account` among them; a super administrator is an administrator too. */
export function rolesOf(rights: readonly AccountRight[]): Role[] {
  const roles = new Set<Role>(['account'])
  for (const { right } of rights) {
    roles.add(ROLE_OF[right])
    if (right === 'superAdmin') roles.add('admin')
  }
  return [...roles]
}

/** The regions that an account's administration is limited to; null is no limit. */
export function regionsOf(rights: readonly AccountRight[]): string[] | null {
  const administration = rights.filter(({ right }) => right === 'admin' || right === 'superAdmin')
  if (administration.some(({ region }) => region === null)) return null
  return administration.flatMap(({ region }) => region ?? [])
}

/** Whether a caller may administer what belongs to a region; what belongs to none needs rights without a limit. */
export function administers(caller: Caller, region: string | null): boolean {
  if (!caller.account || !caller.roles.includes('admin')) return false
  const regions = regionsOf(caller.account.rights)
  return regions === null || (region !== null && regions.includes(region))
}

/** May a caller do something with what belongs to a region; null is what belongs to none. */
export type May = (caller: Caller, region: string | null) => boolean

/** Returns whether the caller is a super administrator of the region; null requires rights that no region limits. */
export const superAdministers: May = ({ account }, region) =>
  (account?.rights ?? []).some(
    (given) => given.right === 'superAdmin' && (given.region === null || given.region === region),
  )

/** Whether the caller is the account of a swimmer's regional federation. A judge without a region represents none. */
export function representsRegion({ account }: Caller, region: string | null): boolean {
  const rights = account?.rights ?? []
  return region !== null && rights.some((given) => given.right === 'rsf' && given.region === region)
}

/**
 * Returns whether an account may edit base results: a stored right, which super administrators always have. A right in
 * one region opens nothing: base results belong to no region.
 */
export const editsBaseResults = (rights: readonly AccountRight[]): boolean =>
  hasEverywhere(rights, 'baseResults.edit')

/** Returns whether an account may edit the questions of judge tests, which belong to no region. */
export const editsJudgeQuestions = (rights: readonly AccountRight[]): boolean =>
  hasEverywhere(rights, 'judgeQuestions.edit')

const hasEverywhere = (rights: readonly AccountRight[], name: RightName) =>
  rights.some(({ right, region }) => region === null && (right === name || right === 'superAdmin'))

/** Returns whether a caller may record the results of an event: its administrators, and accounts with that right. */
export function recordsResults(
  caller: Caller,
  { id, region }: { readonly id: number; readonly region: string | null },
): boolean {
  const rights = caller.account?.rights ?? []
  const isGiven = rights.some(
    (given) =>
      given.right === 'results.edit' &&
      (given.eventId === undefined || given.eventId === id) &&
      (given.region === null || given.region === region),
  )
  return isGiven || administers(caller, region)
}
