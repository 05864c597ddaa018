/**
 * Limits the birth dates that can be tried on profiles of others. Names, gender and year of birth are public, so a few
 * hundred tries would find the day, and with it the right to claim a profile. Every call that compares a birth date
 * passes here first; a right date counts like a wrong one, so that a refusal does not depend on the date.
 */

import { type Account, administers, type Caller, regionsOf } from '../../../access/caller.ts'
import type { Deps } from '../../../deps.ts'
import { fail } from '../../../failure.ts'
import { type DateLimit, RATE_LIMITS } from '../../../http/rate-limits.ts'
import { addTries, countTries, findNamesakes, type Target } from './birth-date-tries.store.ts'

type TriesDeps = Pick<Deps, 'db' | 'clock' | 'config'>

type SignedIn = Caller & { readonly account: Account }

/** Counts an identity as tried on every profile of the same name, gender and year of birth. */
export async function tryIdentity(caller: SignedIn, identityKey: string, deps: TriesDeps): Promise<void> {
  if (administersEverywhere(caller)) return
  await countTry(caller, { identityKey, targets: await findNamesakes(deps.db, identityKey) }, deps)
}

interface Try {
  readonly identityKey: string
  readonly targets: readonly Target[]
}

/**
 * Counts an identity as tried on profiles; those of the caller's own, or that they administer, do not count.
 * Fails with `rate_limited` after too many dates of the account, with `birth_date_tries` after too many on a profile.
 * Not for use in a transaction: what was tried must stay counted when the call fails.
 */
export async function countTry(
  caller: SignedIn,
  { identityKey, targets }: Try,
  deps: TriesDeps,
): Promise<void> {
  const { id: accountId } = caller.account
  const unknown = targets.filter(
    ({ account_id, region }) => account_id !== accountId && !administers(caller, region),
  )
  if (unknown.length === 0) return
  const swimmerIds = unknown.map(({ id }) => id)
  await addTries(deps.db, { accountId, swimmerIds, identityKey, at: deps.clock.now() })
  if (!caller.roles.includes('admin')) await refuseFastAccount(accountId, deps)
  for (const swimmerId of swimmerIds) {
    const isOver =
      (await isOverLimit('datesOnProfile', { accountId, swimmerId }, deps)) ||
      (await isOverLimit('datesOnProfileByAll', { swimmerId }, deps))
    if (isOver) fail('birth_date_tries')
  }
}

const administersEverywhere = ({ account, roles }: SignedIn) =>
  roles.includes('admin') && regionsOf(account.rights) === null

interface TriesOf {
  readonly accountId?: number
  readonly swimmerId: number
}

async function isOverLimit(name: DateLimit, of: TriesOf, deps: TriesDeps): Promise<boolean> {
  const { max, since } = windowOf(name, deps)
  const { count } = await countTries(deps.db, { ...of, since })
  return count > max
}

async function refuseFastAccount(accountId: number, deps: TriesDeps): Promise<void> {
  const { max, since, seconds } = windowOf('datesByAccount', deps)
  const { count, first } = await countTries(deps.db, { accountId, since })
  if (count <= max) return
  const end = (first?.getTime() ?? 0) + seconds * 1000
  const left = Math.ceil((end - deps.clock.now().getTime()) / 1000)
  fail('rate_limited', { fields: { seconds: Math.max(1, left) } })
}

function windowOf(name: DateLimit, { clock, config }: TriesDeps) {
  const { max, seconds } = RATE_LIMITS[name]
  return {
    max: max * config.rateLimitFactor,
    seconds,
    since: new Date(clock.now().getTime() - seconds * 1000),
  }
}
