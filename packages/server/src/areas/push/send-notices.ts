/** Finds and sends the news of followed swimmers. */

import type { Deps } from '../../deps.ts'
import {
  followedEvents,
  listFollowers,
  listUnsent,
  markNoticeSent,
  removeSubscription,
  storeNotices,
  type UnsentRow,
} from './push.store.ts'
import { startNotices } from './start-notices.ts'

type NoticeDeps = Pick<Deps, 'db' | 'clock' | 'words' | 'push'>

const DAY_MS = 86_400_000
/** Requests to push services at a time. */
const BATCH = 50

/**
 * Stores the news of all events of these days, then sends it. What could not be sent is sent by a later run, until it
 * expires; a run that crashed is resumed by the next.
 * @param onProblem called for each notification that a push service did not accept
 */
export async function sendNews(deps: NoticeDeps, onProblem: (problem: unknown) => void): Promise<void> {
  const { db, clock } = deps
  const now = clock.now()
  // The day at the venue may be the one before or after that in UTC.
  const days = { from: dayAfter(now, -1), to: dayAfter(now, 1) }
  for (const eventId of await followedEvents(db, days)) {
    await db.transaction().execute(async (tx) => {
      const followers = await listFollowers(tx, eventId)
      await storeNotices(tx, await startNotices(tx, { eventId, followers, at: now }, deps))
    })
  }
  await sendUnsent(deps, onProblem)
}

const dayAfter = (now: Date, days: number) =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)

async function sendUnsent({ db, clock, push }: NoticeDeps, onProblem: (problem: unknown) => void) {
  const isSent = async (notice: UnsentRow) => {
    try {
      const seconds = Math.ceil((notice.expires_at.getTime() - clock.now().getTime()) / 1000)
      const isValid = await push.send(notice, { text: messageOf(notice), seconds })
      if (isValid) await markNoticeSent(db, notice, clock.now())
      else await removeSubscription(db, notice.endpoint)
      return true
    } catch (problem) {
      onProblem(problem)
      return false
    }
  }
  for (;;) {
    const notices = await listUnsent(db, clock.now(), BATCH)
    const sent = await Promise.all(notices.map(isSent))
    if (notices.length < BATCH || !sent.every(Boolean)) return
  }
}

/** A notification as `app/offline/push-notice.ts` of the app shows it. A later one of the same start replaces it. */
const messageOf = ({ event_id, entry_id, title, body }: UnsentRow) =>
  JSON.stringify({ title, body, tag: `start ${entry_id}`, path: `/view-event/${event_id}/live` })
