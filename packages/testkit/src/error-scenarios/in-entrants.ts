import type { ErrorScenario } from './error-scenarios.ts'

const message = { filter: {}, subjectRu: 'Автобус', textRu: 'В 8:00', subjectEn: 'A bus', textEn: 'At 8:00' }

export const ENTRANTS_SCENARIOS = {
  entrants_changed: {
    who: 'superAdministrator',
    steps: 'Preview a message to the entrants of an event, let another swimmer enter, then send it',
    outcome: 'The page shows the new number of recipients, preserves the message and asks to confirm again',
    attempt: async ({ federation: { clients, events } }) => {
      const { superAdministrator } = clients
      const params = { id: events.open ?? 0 }
      const { name } = await superAdministrator.events.get({ params })
      return superAdministrator.events.setState({
        params,
        body: { state: 'postponed', name, entrants: 999_999 },
      })
    },
  },
  no_entrants: {
    who: 'superAdministrator',
    steps: 'Write to the entrants of an event of a club without entrants',
    outcome: 'Refused: there are no recipients',
    attempt: ({ federation: { clients, events } }) =>
      clients.superAdministrator.events.sendMessage({
        params: { id: events.open ?? 0 },
        body: { ...message, filter: { club: 'Nobody’s club' }, recipients: 0 },
      }),
  },
} as const satisfies Record<string, ErrorScenario>
