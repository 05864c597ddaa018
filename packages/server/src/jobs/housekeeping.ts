/** Scheduled clean-up: unconfirmed profiles, expired links and expired tokens. */

import { LIVES } from '@polynya/domain'
import { removeOldOffers } from '../areas/swimmers/custody/transfers.store.ts'
import { removeUnconfirmed } from '../areas/swimmers/profile/swimmers.store.ts'
import type { Deps } from '../deps.ts'
import { removeBytes } from '../files/stored-file.store.ts'
import { removeOldKeys } from '../http/idempotency.ts'
import { findDuplicates } from './duplicates.ts'
import type { JobKind } from './jobs.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'files' | 'tokens'>

const EVERY_HOUR = '17 * * * *'
const EVERY_NIGHT = '40 1 * * *'
const KEEP_DAYS = 30

export function housekeeping(deps: Needs): JobKind[] {
  return [
    { name: 'swimmers.removeUnconfirmed', retries: 2, schedule: EVERY_HOUR, run: () => unconfirmed(deps) },
    { name: 'swimmers.findDuplicates', retries: 2, schedule: EVERY_NIGHT, run: () => findDuplicates(deps) },
    { name: 'tokens.renewKey', retries: 2, schedule: EVERY_NIGHT, run: () => deps.tokens.prepare() },
    { name: 'tokens.removeExpired', retries: 2, schedule: EVERY_NIGHT, run: () => expired(deps) },
  ]
}

async function unconfirmed({ db, clock, files }: Needs) {
  const before = new Date(clock.now().getTime() - LIVES.unconfirmedSwimmerHours * 3_600_000)
  const photos = await db.transaction().execute((tx) => removeUnconfirmed(tx, before))
  await removeBytes(files, photos)
}

/** Retained for a month after expiry, to distinguish a refused token from an unknown one. */
async function expired({ db, clock }: Needs) {
  const before = new Date(clock.now().getTime() - KEEP_DAYS * 86_400_000)
  await db.deleteFrom('refresh_token').where('expires_at', '<', before).execute()
  await db
    .deleteFrom('day_session')
    .where('last_used_at', '<', new Date(before.getTime() - LIVES.refreshTokenDays * 86_400_000))
    .execute()
  await db.deleteFrom('mail_link').where('expires_at', '<', before).execute()
  await removeOldOffers(db, before)
  await db.deleteFrom('rate_count').where('window_at', '<', before).execute()
  await db.deleteFrom('birth_date_try').where('tried_at', '<', before).execute()
  await removeOldKeys({ db }, new Date(clock.now().getTime() - LIVES.idempotencyHours * 3_600_000))
  await db
    .deleteFrom('gateway_notification')
    .where('outcome', 'in', ['forged', 'unreadable'])
    .where('received_at', '<', before)
    .execute()
}
