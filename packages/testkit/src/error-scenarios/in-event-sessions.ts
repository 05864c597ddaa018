import type { ErrorScenario, ScenarioContext } from './error-scenarios.ts'

/** The first session of the Siberian Ice Hole, as its administrator sees it. */
async function firstSession({ federation: { clients, events } }: ScenarioContext) {
  const { administrator } = clients
  const id = events.openFree ?? 0
  const { sessions } = await administrator.events.sessions({ params: { id } })
  return { administrator, id, sessionId: sessions[0]?.id ?? 0, number: sessions[0]?.number ?? 0 }
}

export const EVENT_SESSION_SCENARIOS = {
  event_session_not_found: {
    who: 'administrator',
    steps: 'Delete a session without distances in two tabs of /view-event/{id}/manage/sessions',
    outcome: 'The second tab reports that the session does not exist',
    async attempt(context) {
      const { administrator, id } = await firstSession(context)
      const created = await administrator.events.createSession({ params: { id } })
      const params = { id, sessionId: created.id }
      await administrator.events.removeSession({ params })
      return administrator.events.removeSession({ params })
    },
  },
  event_session_exists: {
    who: 'administrator',
    steps: 'Create a session of the Siberian Ice Hole with the number of its first session',
    outcome: 'Refused: the numbers of sessions are unique within an event',
    async attempt(context) {
      const { administrator, id, number } = await firstSession(context)
      return administrator.events.createSession({ params: { id }, body: { number } })
    },
  },
  event_session_used: {
    who: 'administrator',
    steps: 'Delete the first session of the Siberian Ice Hole, which has distances',
    outcome: 'Refused until its distances are in other sessions',
    async attempt(context) {
      const { administrator, id, sessionId } = await firstSession(context)
      return administrator.events.removeSession({ params: { id, sessionId } })
    },
  },
  printout_not_found: {
    who: 'administrator',
    steps: 'Stop a queued printout that does not exist: DELETE /api/v1/events/printouts/{id}/999999',
    outcome: 'A 404, as of a queued printout of another account',
    attempt({ federation: { clients, events } }) {
      const params = { id: events.openFree ?? 0, printoutId: 999_999 }
      return clients.administrator.events.cancelPrintout({ params })
    },
  },
  import_not_found: {
    who: 'administrator',
    steps: 'Cancel an import that does not exist: DELETE /api/v1/exchange/{eventId}/imports/999999',
    outcome: 'A 404, as of an import that was removed after 30 days',
    attempt({ federation: { clients, events } }) {
      const params = { eventId: events.openFree ?? 0, importId: 999_999 }
      return clients.administrator.exchange.cancelImport({ params })
    },
  },
  import_running: {
    who: 'administrator',
    steps: 'Import a file of entries in the Siberian Ice Hole while another one is being imported',
    outcome: 'Refused until the first import is complete or cancelled',
    async attempt({ federation: { clients, events } }) {
      const call = { params: { eventId: events.openFree ?? 0 }, query: { dryRun: true } }
      const { exchange } = clients.administrator
      await exchange.importEntries({ ...call, body: { file: new File(['one'], 'one.csv') } })
      return exchange.importEntries({ ...call, body: { file: new File(['other'], 'other.csv') } })
    },
  },
} as const satisfies Record<string, ErrorScenario>
