/** One event's live changes for the listeners of this process. */

import type { Database } from '../db/schema.ts'
import { type EventLog, eventLog } from './event-log.ts'
import { changesAfter, isPublic, latestChanges } from './live-changes.store.ts'

export interface Listener {
  send(message: Buffer): void
  /** Ends the stream; its client connects again, and is identified again. */
  end(): void
}

export interface LiveFeed {
  readonly log: EventLog
  readonly listeners: Set<Listener>
  /** Sends a message to every listener. */
  broadcast(message: Buffer): void
  /** Reads the log until nothing was changed meanwhile, and sends what is new; joins the reading that is under way. */
  refresh(): Promise<void>
  /** Waits for the reading that is under way, if any. */
  settled(): Promise<void>
  /** Ends all streams if the event is not public any more, or was not: its listeners need a right. */
  checkVisibility(): Promise<void>
  /** Ends the streams of an unlisted event. */
  endUnlisted(): void
  endAll(): void
}

/** Reads the log of an event and the visibility of the event. */
export async function openFeed(db: Database, eventId: number): Promise<LiveFeed> {
  const log = eventLog(await latestChanges(db, eventId))
  let isListed = await isPublic(db, eventId)
  const listeners = new Set<Listener>()
  let reading: Promise<void> | null = null
  let isOutdated = false

  const broadcast = (message: Buffer) => {
    for (const listener of listeners) listener.send(message)
  }
  const endAll = () => {
    for (const listener of [...listeners]) listener.end()
  }

  async function readLog() {
    while (isOutdated) {
      isOutdated = false
      const added = log.add(await changesAfter(db, eventId, log.last()))
      for (const { message } of added) broadcast(message)
    }
  }

  return {
    log,
    listeners,
    broadcast,
    refresh() {
      isOutdated = true
      reading ??= readLog().finally(() => {
        reading = null
      })
      return reading
    },
    settled: async () => (await reading) ?? undefined,
    async checkVisibility() {
      const wasListed = isListed
      isListed = await isPublic(db, eventId).catch(() => false)
      if (!(wasListed && isListed)) endAll()
    },
    endUnlisted: () => void (isListed || endAll()),
    endAll,
  }
}
