import type { Reachable } from './reachable.ts'

const message = { filter: {}, subjectRu: 'Автобус', textRu: 'В 8:00', subjectEn: 'A bus', textEn: 'At 8:00' }

export const REACHABLE_IN_ENTRANTS = {
  entrants_changed: {
    who: 'superAdministrator',
    steps: 'Preview a message to the entrants of an event, let somebody else enter, then send it',
    outcome: 'Told how many it concerns now; the message stays and is confirmed once more',
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
    steps: 'Write to the entrants of an event of a club that nobody belongs to',
    outcome: 'Refused: there is nobody to write to',
    attempt: ({ federation: { clients, events } }) =>
      clients.superAdministrator.events.sendMessage({
        params: { id: events.open ?? 0 },
        body: { ...message, filter: { club: 'Nobody’s club' }, recipients: 0 },
      }),
  },
} as const satisfies Record<string, Reachable>
