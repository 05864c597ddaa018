import type { Reachable } from './reachable.ts'

export const REACHABLE_IN_REGISTRATIONS = {
  registration_not_found: {
    who: 'administrator',
    steps: 'Check in a swimmer whose profile was merged into another one meanwhile',
    outcome: 'A 404: nobody is registered under that number',
    attempt: ({ federation: { clients, events } }) =>
      clients.administrator.events.checkIn({
        params: { id: events.open ?? 0, registrationId: 2_147_483_647 },
        body: { checkedIn: true },
      }),
  },
} as const satisfies Record<string, Reachable>
