/** Notifies followers of changes of their events, a batch per transaction; resumes after a crash. */

import type { Language } from '@polynya/contract'
import { type FollowedChange, type FollowedFacts, followedChanges } from '@polynya/domain'
import { createFormats } from '@polynya/i18n'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { getAccount } from '../accounts/account.store.ts'
import { sendMail } from '../accounts/account-mails.ts'
import { markNotified, type Outdated, takeOutdated } from './following.store.ts'
import { unfollowPath } from './unfollow-path.ts'

type NotifyDeps = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config' | 'words'>

/** Few enough that the embedded database, which has one connection, is never taken for long. */
const BATCH = 50

/** Several changes since the last run are one e-mail. */
export async function notifyFollowers(deps: NotifyDeps): Promise<void> {
  while ((await notifyBatch(deps)) === BATCH);
}

function notifyBatch(deps: NotifyDeps): Promise<number> {
  return deps.db.transaction().execute(async (tx) => {
    const followers = await takeOutdated(tx, BATCH)
    for (const follower of followers) {
      const changes = changesFor(follower)
      if (changes.length > 0) await write(tx, { follower, changes }, deps)
      const { event_id: eventId, account_id: accountId } = follower
      await markNotified(tx, { eventId, accountId, at: deps.clock.now() }, knownNow(follower))
    }
    return followers.length
  })
}

/** A change of state is in the message to the entrants already; they are not notified of it twice. */
function changesFor(follower: Outdated): FollowedChange[] {
  const changes = followedChanges(
    {
      state: follower.known_state,
      startDate: follower.known_start_date,
      endDate: follower.known_end_date,
      hasStartLists: follower.known_start_lists,
      hasResults: follower.known_results,
    },
    factsNow(follower),
  )
  return follower.was_messaged ? changes.filter((change) => change !== follower.event_state) : changes
}

const factsNow = (follower: Outdated): FollowedFacts => ({
  state: follower.event_state,
  startDate: follower.start_date,
  endDate: follower.end_date,
  hasStartLists: follower.start_lists,
  hasResults: follower.results,
})

/** Lists that were withdrawn stay known, so that publishing them again is no news. */
const knownNow = (follower: Outdated) => ({
  known_state: follower.event_state,
  known_start_date: follower.start_date,
  known_end_date: follower.end_date,
  known_start_lists: follower.known_start_lists || follower.start_lists,
  known_results: follower.known_results || follower.results,
})

interface News {
  readonly follower: Outdated
  readonly changes: readonly FollowedChange[]
}

/** The tabs of the event's page that show a change. */
const TABS: Partial<Record<FollowedChange, string>> = { startLists: 'pre-start', results: 'results' }

async function write(tx: Tx, { follower, changes }: News, deps: NotifyDeps) {
  const { account_id: accountId, event_id: eventId, name, name_en } = follower
  const { language } = await getAccount(tx, accountId)
  const t = deps.words[language]
  const values = {
    event: language === 'ru' ? name : (name_en ?? name),
    news: t(`mail:followedChanges.${changes[0] ?? 'planned'}.subject`),
    changes: changes.map((change) => changeText({ follower, change, language }, deps)).join('\n'),
  }
  const path = `/view-event/${eventId}`
  const links = changes.flatMap((change) => {
    const tab = TABS[change]
    return tab ? [{ label: t(`mail:followedChanges.${change}.subject`), link: `${path}?tab=${tab}` }] : []
  })
  const unsubscribe = unfollowPath(follower.unsubscribe_key)
  await sendMail(
    tx,
    {
      ...{ template: 'followedEvent', accountId, path, values, eventId, unsubscribe },
      links: [...links, { label: t('mail:unfollow.link'), link: unsubscribe }],
    },
    deps,
  )
}

interface ShownChange {
  readonly follower: Outdated
  readonly change: FollowedChange
  readonly language: Language
}

function changeText({ follower, change, language }: ShownChange, { words }: Pick<Deps, 'words'>): string {
  const { start_date: from, end_date: to } = follower
  const dates = from ? createFormats(language).dateRange(from, to ?? from) : ''
  return words[language](`mail:followedChanges.${change}.text`, { dates })
}
