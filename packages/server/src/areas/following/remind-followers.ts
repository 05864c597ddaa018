/** Notifies followers about a day before registration opens, a batch per transaction; resumes after a crash. */

import { createFormats } from '@polynya/i18n'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { getAccount } from '../accounts/account.store.ts'
import { sendMail } from '../accounts/account-mails.ts'
import { markReminded, takeFollowers } from './following.store.ts'
import { unfollowPath } from './unfollow-path.ts'

type ReminderDeps = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config' | 'words'>
type Follower = Awaited<ReturnType<typeof takeFollowers>>[number]

/** Few enough that the embedded database, which has one connection, is never taken for long. */
const BATCH = 50
const DAY_MS = 86_400_000

export async function remindFollowers(deps: ReminderDeps): Promise<void> {
  while ((await remindBatch(deps)) === BATCH);
}

function remindBatch(deps: ReminderDeps): Promise<number> {
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now()
    const until = new Date(now.getTime() + DAY_MS)
    const followers = await takeFollowers(tx, { now, until, limit: BATCH })
    for (const follower of followers) {
      await write(tx, follower, deps)
      await markReminded(tx, { eventId: follower.event_id, accountId: follower.account_id, at: now })
    }
    return followers.length
  })
}

async function write(tx: Tx, follower: Follower, deps: ReminderDeps) {
  const { account_id: accountId, event_id: eventId, reg_start_at: opensAt, time_zone: timeZone } = follower
  const { language } = await getAccount(tx, accountId)
  const values = {
    event: language === 'ru' ? follower.name : (follower.name_en ?? follower.name),
    opens: opensAt ? createFormats(language).longDate(opensAt.toISOString(), timeZone) : '',
  }
  const path = `/view-event/${eventId}`
  const unsubscribe = unfollowPath(follower.unsubscribe_key)
  const links = [{ label: deps.words[language]('mail:unfollow.link'), link: unsubscribe }]
  await sendMail(
    tx,
    { template: 'registrationOpens', accountId, path, values, eventId, links, unsubscribe },
    deps,
  )
}
