import type { ErrorScenario } from './error-scenarios.ts'

export const REGISTRATIONS_SCENARIOS = {
  registration_not_found: {
    who: 'administrator',
    steps: 'Check in a swimmer whose profile has been merged into another one',
    outcome: 'A 404: there is no registration with that number',
    attempt: ({ federation: { clients, events } }) =>
      clients.administrator.events.checkIn({
        params: { id: events.open ?? 0, registrationId: 2_147_483_647 },
        body: { checkedIn: true },
      }),
  },
} as const satisfies Record<string, ErrorScenario>
