/**
 * The live changes of events for the listeners of this process: one reader per event, which reads the log when any
 * process has changed it, however many listen.
 */

import type { Clock } from '../clock.ts'
import type { Database } from '../db/schema.ts'
import type { TableChanges } from '../db/table-changes.ts'
import type { Missed } from './event-log.ts'
import { type Listener, type LiveFeed, openFeed } from './live-feed.ts'
import { beatMessage } from './messages.ts'

/** Milliseconds between heartbeats, less than the idle time after which connections are closed. */
const BEAT_MS = 15_000

export interface LiveFeeds {
  /** Adds a listener, which receives every change after those of the result. */
  listen(eventId: number, after: number | undefined, listener: Listener): Promise<Listening>
  /** The changes after a given one. */
  read(eventId: number, after: number | undefined): Promise<Missed & { readonly last: number }>
  /** Ends all streams. */
  stop(): void
}

export interface Listening extends Missed {
  readonly last: number
  /** Removes the listener. */
  leave(): void
}

interface FeedsDeps {
  readonly db: Database
  readonly changes: Pick<TableChanges, 'watch'>
  readonly clock: Clock
}

export function liveFeeds({ db, changes, clock }: FeedsDeps, beatMs = BEAT_MS): LiveFeeds {
  const feeds = new Map<number, Promise<LiveFeed>>()
  const open = new Map<number, LiveFeed>()
  /** Events whose feed was used since the last heartbeat. */
  let used = new Set<number>()
  let beats: NodeJS.Timeout | undefined
  let isStopped = false

  async function makeFeed(eventId: number): Promise<LiveFeed> {
    const feed = await openFeed(db, eventId)
    open.set(eventId, feed)
    // A change that was committed after the log was read found no feed to refresh.
    await feed.refresh()
    return feed
  }

  async function feedOf(eventId: number): Promise<LiveFeed> {
    beats ??= setInterval(beat, beatMs).unref()
    used.add(eventId)
    const made = feeds.get(eventId) ?? makeFeed(eventId)
    feeds.set(eventId, made)
    made.catch(() => forget(eventId))
    const feed = await made
    await feed.settled()
    // Heartbeats forget a feed without listeners, also while this one was waiting for it.
    return feeds.get(eventId) === made ? feed : feedOf(eventId)
  }

  function beat() {
    const message = beatMessage(clock.now())
    for (const [eventId, feed] of open) {
      feed.broadcast(message)
      if (feed.listeners.size === 0 && !used.has(eventId)) forget(eventId)
    }
    used = new Set()
    // A process that ended right after a commit has notified no other of it.
    refreshAll()
  }

  /** A failed reading is repeated at the next heartbeat. */
  const refreshAll = () => {
    for (const feed of open.values()) feed.refresh().catch(() => undefined)
  }

  function forget(eventId: number) {
    open.delete(eventId)
    feeds.delete(eventId)
  }

  const each = (act: (feed: LiveFeed) => unknown) => () => {
    for (const feed of open.values()) act(feed)
  }
  const unwatch = [
    changes.watch('live_change', refreshAll),
    changes.watch(
      'event',
      each((feed) => feed.checkVisibility()),
    ),
    changes.watch(
      'account_right',
      each((feed) => feed.endUnlisted()),
    ),
    changes.watch(
      'account',
      each((feed) => feed.endUnlisted()),
    ),
  ]

  return {
    async listen(eventId, after, listener) {
      const { log, listeners } = await feedOf(eventId)
      if (isStopped) listener.end()
      else listeners.add(listener)
      return { ...log.since(after), last: log.last(), leave: () => void listeners.delete(listener) }
    },
    async read(eventId, after) {
      const { log } = await feedOf(eventId)
      return { ...log.since(after), last: log.last() }
    },
    stop() {
      isStopped = true
      clearInterval(beats)
      for (const stop of unwatch) stop()
      each((feed) => feed.endAll())()
    },
  }
}
