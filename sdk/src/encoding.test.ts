import { expect, test } from 'vitest'
import type { ClientOptions } from './client-options.ts'
import { createClient } from './index.ts'
import { createClient as createLightClient } from './light.ts'

const HALF = '\ud83c'
const circular: Record<string, unknown> = { name: 'Кубок' }
circular.info = { event: circular }

/** A client whose `fetch` fails the test. */
const clientWith = (options: Partial<ClientOptions> = {}) =>
  createLightClient({ baseUrl: '/api/v1', retries: 3, fetch: () => expect.unreachable(), ...options })

const update = (body: unknown) => clientWith().events.update({ params: { id: 3 }, body: body as never })
const params = { id: 3 }

test.each([
  ['half of a surrogate pair in a body', 'body.name', () => update({ name: `Кубок ${HALF}` })],
  ['the same deep in a body', 'body.offers.1.name', () => update({ offers: [{}, { name: HALF }] })],
  ['the same in a name of a field', `body.${HALF}`, () => update({ [HALF]: 1 })],
  ['a BigInt', 'body.offers.0.limit', () => update({ offers: [{ limit: 3n }] })],
  ['a body that holds itself', 'body.info.event', () => update(circular)],
  [
    'half of a surrogate pair in a path',
    'params.key',
    () => clientWith().swimmers.idlist({ params: { key: HALF } }),
  ],
  [
    'a parameter without text',
    'params.id',
    () => clientWith().events.get({ params: { id: Object.create(null) } }),
  ],
  [
    'half of a surrogate pair in a query',
    'query.lastName',
    () => clientWith().swimmers.all({ query: { lastName: HALF } }),
  ],
  ['a BigInt in a query', 'query.page', () => clientWith().swimmers.all({ query: { page: 1n as never } })],
  [
    'half of a surrogate pair in a form',
    'body.name',
    () =>
      clientWith().swimmers.uploadDocument({ params, body: { file: new Blob(['x']), name: HALF } as never }),
  ],
  ['a form that is none', 'body', () => clientWith().swimmers.uploadAvatar({ params, body: null as never })],
  ['a language beyond Latin-1', 'headers.accept-language', () => clientWith({ language: 'ру' }).site.get()],
  ['a header beyond Latin-1', 'headers', () => clientWith({ headers: { 'x-app': 'приложение' } }).site.get()],
  [
    'a key beyond Latin-1',
    'headers.idempotency-key',
    () => clientWith().orders.togglepaid({ params, body: {} } as never, { key: 'ключ' }),
  ],
])('%s is refused before anything is sent, and named', async (_, path, call) => {
  const error = await (async () => call())().catch((problem: unknown) => problem)
  expect(error).toMatchObject({
    name: 'ApiError',
    kind: 'contract',
    code: 400,
    status: undefined,
    reason: 'invalid_input',
    issues: [{ path, reason: 'wrong_format' }],
    message: `Not sent: ${path} cannot be encoded`,
    cause: expect.any(Error),
  })
})

test('both entries and withResponse refuse alike, and lists as they are read', async () => {
  const query = { lastName: HALF }
  const refused = { kind: 'contract', code: 400 }
  const client = createClient({ baseUrl: '/api/v1', fetch: () => expect.unreachable() })
  await expect(client.swimmers.all.withResponse({ query })).rejects.toMatchObject(refused)
  await expect(client.swimmers.all.pages({ query }).next()).rejects.toMatchObject(refused)
})

test('whole characters beyond the first plane are sent as they are', async () => {
  const sent: unknown[] = []
  const fetch: ClientOptions['fetch'] = async (address, init) => {
    sent.push(String(address), init?.body)
    return Response.json({ data: null })
  }
  const client = createLightClient({ baseUrl: '/api/v1', fetch })
  await client.events.update({ params, body: { name: 'Кубок 🏊' } })
  expect(sent).toEqual(['/api/v1/events/3', '{"name":"Кубок 🏊"}'])
})
