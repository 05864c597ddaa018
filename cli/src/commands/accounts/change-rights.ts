import type { Account, Right, RightName } from '@polynya/contract'
import { RIGHT_LIMITS, RIGHT_NAMES } from '@polynya/contract/routes'
import type { Context } from '../../context/context.ts'
import { plan } from '../../context/dry-run.ts'
import { item, type Result } from '../../context/result.ts'
import { Stop } from '../../failures/exit-status.ts'
import { nearest } from '../../failures/nearest.ts'
import { checkBody } from '../../input/check-body.ts'
import { findAccount } from './find-account.ts'
import { rightsText } from './rights-text.ts'

interface Change {
  readonly account: string
  readonly right: string
  readonly region: string | undefined
  readonly event: number | undefined
  /** Returns the rights after the change. */
  readonly change: (rights: readonly Right[], one: Right) => Right[]
  readonly before?: (account: Account, one: Right) => Promise<void>
}

/**
 * Changes one right of an account and preserves the others. Granting an existing right or revoking a missing one
 * changes nothing.
 */
export async function changeRights(context: Context, given: Change): Promise<Result> {
  const one = knownRight(context, given)
  const client = await context.client()
  const account = await findAccount(context, client, given.account)
  const rights = given.change(account.rights, one)
  const textOf = (all: readonly Right[]) => rightsText(all, context) || context.t('cli:noRights')
  await checkBody(context, 'accounts.setRights', { rights })
  if (context.settings.dryRun) {
    return plan(context, [
      {
        action: 'rights',
        what: `${account.email}: ${textOf(account.rights)} → ${textOf(rights)}`,
        rights,
      },
    ])
  }
  await given.before?.(account, one)
  const call = { params: { id: account.id }, body: { rights } }
  const after = await client.accounts.setRights(call, { ifMatch: account.version })
  return item(after, [`${after.email}: ${textOf(after.rights)}`])
}

export const isSame = (one: Right, other: Right) =>
  one.right === other.right && one.region === other.region && one.eventId === other.eventId

/** The right that was typed, with a limit that it can have. */
function knownRight(context: Context, given: Change): Right {
  const right = rightNamed(context, given.right)
  const [region, eventId] = [given.region ?? null, given.event]
  const limits = RIGHT_LIMITS[right]
  const flag = region !== null && !limits.region ? '--region' : eventId && !limits.event ? '--event' : null
  if (flag) throw new Stop('usage', context.t('cli:noRightLimit', { right, flag }))
  return { right, region, ...(eventId && { eventId }) }
}

function rightNamed({ t }: Context, given: string): RightName {
  const known = RIGHT_NAMES.find((right) => right === given)
  if (known) return known
  const guess = nearest(given, RIGHT_NAMES)
  const hint = guess ? ` ${t('cli:didYouMean', { guess })}` : ''
  throw new Stop('usage', t('cli:noRight', { right: given, rights: RIGHT_NAMES.join(', ') }) + hint)
}
