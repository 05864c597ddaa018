/**
 * The guardian subscribes to reminders before registration opens: for an event tomorrow and for one in some weeks.
 */

import type { Meets } from './crowds.ts'

const FOLLOWED = ['bare', 'willOpen'] as const

export async function tellOfFollowing({ events, telling }: Meets): Promise<void> {
  for (const name of FOLLOWED) {
    const id = events[name]
    if (id !== undefined) await telling.clients.guardian.events.follow({ params: { id } })
  }
}
