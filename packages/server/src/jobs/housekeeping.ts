/** Scheduled clean-up: unconfirmed profiles, expired links and expired tokens. */

import { LIVES } from '@polynya/domain'
import { removeOldSessions } from '../areas/accounts/day-session.store.ts'
import { removeOldLinks } from '../areas/accounts/mail-links.store.ts'
import { removeRefusedNotifications } from '../areas/payments/notifications.store.ts'
import { removeOldPrintoutLinks } from '../areas/printouts/printouts.store.ts'
import { removeOldFollows } from '../areas/push/push.store.ts'
import { removeOldOffers } from '../areas/swimmers/custody/transfers.store.ts'
import { removeOldTries } from '../areas/swimmers/duplicates/birth-date-tries.store.ts'
import { removeUnconfirmed } from '../areas/swimmers/profile/swimmers.store.ts'
import { removeUnusedWords } from '../areas/vocabulary/vocabulary.store.ts'
import { removeOldDeliveries } from '../areas/webhooks/deliveries.store.ts'
import type { Deps } from '../deps.ts'
import { removeBytes } from '../files/stored-file.store.ts'
import { removeOldKeys } from '../http/idempotency.store.ts'
import { removeOldCounts } from '../http/rate-limiter.store.ts'
import { removeOldErrors } from '../http/server-errors.store.ts'
import { removeOldLiveChanges } from '../live/live-changes.store.ts'
import { findDuplicates } from './duplicates.ts'
import type { JobKind } from './jobs.ts'

type HousekeepingDeps = Pick<Deps, 'db' | 'clock' | 'files' | 'tokens'>

const EVERY_HOUR = '17 * * * *'
const EVERY_NIGHT = '40 1 * * *'
const RETENTION_DAYS = 30

export function housekeeping(deps: HousekeepingDeps): JobKind[] {
  return [
    { name: 'swimmers.removeUnconfirmed', retries: 2, schedule: EVERY_HOUR, run: () => unconfirmed(deps) },
    { name: 'swimmers.findDuplicates', retries: 2, schedule: EVERY_NIGHT, run: () => findDuplicates(deps) },
    { name: 'live.removeOld', retries: 2, schedule: EVERY_HOUR, run: () => oldLiveChanges(deps) },
    { name: 'search.removeUnused', retries: 2, schedule: EVERY_NIGHT, run: () => unusedWords(deps) },
    { name: 'tokens.renewKey', retries: 2, schedule: EVERY_NIGHT, run: () => deps.tokens.prepare() },
    { name: 'tokens.removeExpired', retries: 2, schedule: EVERY_NIGHT, run: () => expired(deps) },
  ]
}

async function unconfirmed({ db, clock, files }: HousekeepingDeps) {
  const before = new Date(clock.now().getTime() - LIVES.unconfirmedSwimmerHours * 3_600_000)
  const photos = await db.transaction().execute((tx) => removeUnconfirmed(tx, before))
  await removeBytes(files, photos)
}

const unusedWords = ({ db }: HousekeepingDeps) => db.transaction().execute(removeUnusedWords)

async function oldLiveChanges({ db, clock }: HousekeepingDeps) {
  await removeOldLiveChanges(db, new Date(clock.now().getTime() - LIVES.liveChangeHours * 3_600_000))
}

/** Removes what expired a month ago; until then a refused token is distinguished from an unknown one. */
async function expired({ db, clock }: HousekeepingDeps) {
  const before = new Date(clock.now().getTime() - RETENTION_DAYS * 86_400_000)
  await removeOldSessions(db, before)
  await removeOldLinks(db, before)
  await removeOldOffers(db, before)
  await removeOldFollows(db, before.toISOString().slice(0, 'YYYY-MM-DD'.length))
  await removeOldCounts(db, before)
  await removeOldErrors(db, before)
  await removeOldPrintoutLinks(db, clock.now())
  await removeOldTries(db, before)
  await removeOldDeliveries(db, new Date(clock.now().getTime() - LIVES.webhookDeliveryDays * 86_400_000))
  await removeOldKeys(db, new Date(clock.now().getTime() - LIVES.idempotencyHours * 3_600_000))
  await removeRefusedNotifications(db, before)
}
