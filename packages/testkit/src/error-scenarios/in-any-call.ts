import type { ErrorScenario } from './error-scenarios.ts'

const json = { 'content-type': 'application/json' }

export const ANY_CALL_SCENARIOS = {
  invalid_input: {
    who: 'visitor',
    steps: 'Request page 0 of a list: GET /api/v1/swimmers/all?page=0',
    outcome: 'The response names the invalid field and its limit',
    attempt: ({ visitor }) => visitor.swimmers.all({ query: { page: 0 } }),
  },
  unreadable_body: {
    who: 'visitor',
    steps: 'Send truncated JSON to POST /api/v1/user/authenticate',
    outcome: 'The call is rejected before any lookup',
    attempt: ({ request }) =>
      request('/user/authenticate', { method: 'POST', headers: json, body: '{"user' }),
  },
  sign_in_required: {
    who: 'visitor',
    steps: 'Open the list of your swimmers without signing in: GET /api/v1/swimmers/my',
    outcome: 'A 401: the app asks to sign in and returns to the page',
    attempt: ({ visitor }) => visitor.swimmers.my(),
  },
  token_invalid: {
    who: 'guardian',
    steps: 'Sign in, change a character of accessToken in the local storage of the browser, reload',
    outcome: 'The app exchanges the refresh token for new tokens and continues',
    attempt: ({ request }) => request('/swimmers/my', { headers: { authorization: 'Bearer not.a.token' } }),
  },
  token_expired: {
    who: 'guardian',
    steps: 'Sign in, copy accessToken from the local storage, use it 15 minutes later',
    outcome: 'A 401, after which clients refresh the token',
  },
  account_blocked: {
    who: 'blocked',
    steps: 'Sign in',
    outcome: 'With the right password, the message says that the account is blocked',
    attempt: ({ visitor }) =>
      visitor.user.authenticate({
        body: { username: 'blocked@demo.polynya.example', password: 'swim-blocked' },
      }),
  },
  no_access: {
    who: 'guardian',
    steps: 'Sign in and open /events-crud',
    outcome: 'A 403: "Access denied"; signing in again would not help',
    attempt: ({ federation }) => federation.clients.guardian.events.adminList(),
  },
  field_forbidden: {
    who: 'guardian',
    steps: 'Change the birth date of your swimmer: PUT /api/v1/swimmers/{id} with another dob',
    outcome: 'The identity of a confirmed profile is locked; unchanged values may be sent back',
    attempt: ({ federation: { clients, swimmers } }) =>
      clients.guardian.swimmers.update({
        params: { id: swimmers.guardianHerself },
        body: { dob: '1985-05-19' },
      }),
  },
  not_found: {
    who: 'visitor',
    steps: 'Open /api/v1/nothing',
    outcome: 'A 404 without an object: the call does not exist',
    attempt: ({ request }) => request('/nothing'),
  },
  method_not_allowed: {
    who: 'visitor',
    steps: 'Send PATCH to /api/v1/site',
    outcome: 'A 405 that lists the allowed methods',
    attempt: ({ request }) => request('/site', { method: 'PATCH' }),
  },
  stale: {
    who: 'superAdministrator',
    steps: 'Open an event for editing in two tabs, save in the first, then in the second',
    outcome: 'The second tab reports that the event was changed in the meantime',
    attempt: ({ federation: { clients, events } }) =>
      clients.superAdministrator.events.update(
        { params: { id: events.open ?? 0 }, body: { priority: 91 } },
        { ifMatch: 1 },
      ),
  },
  body_too_large: {
    who: 'visitor',
    steps: 'Send a megabyte of JSON to POST /api/v1/user/authenticate',
    outcome: 'The call is rejected while it is being sent',
    attempt: ({ request }) =>
      request('/user/authenticate', { method: 'POST', headers: json, body: `"${'x'.repeat(1_000_000)}"` }),
  },
  unsupported_media_type: {
    who: 'visitor',
    steps: 'Send plain text to POST /api/v1/user/authenticate',
    outcome: 'The response lists the accepted types',
    attempt: ({ request }) =>
      request('/user/authenticate', { method: 'POST', headers: { 'content-type': 'text/csv' }, body: 'a,b' }),
  },
  rate_limited: {
    who: 'visitor',
    steps: 'Sign in with a wrong password eleven times within a quarter of an hour',
    outcome: 'The eleventh attempt reports how many seconds to wait',
  },
  internal: {
    who: 'operator',
    steps: 'Remove the write permission of the file folder while the server runs, then upload a photo',
    outcome: 'A 500 with the request ID, which identifies the request in the log',
  },
  unavailable: {
    who: 'operator',
    steps: 'Run on PostgreSQL by DATABASE_URL, stop PostgreSQL, open any list',
    outcome: 'A 503 until the database is back; no restart is needed',
  },
  storage_full: {
    who: 'operator',
    steps: 'Start with MIN_FREE_MB=1000000 and change anything',
    outcome: 'Reads continue, writes are rejected while the disk has less free space',
  },
  streams_full: {
    who: 'operator',
    steps: 'Start with MAX_LIVE_STREAMS=0 and open the live page of an event that is going on',
    outcome: 'The stream is refused with a 503, and the page polls the changes instead',
  },
} as const satisfies Record<string, ErrorScenario>
