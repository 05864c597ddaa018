import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createClient, personalToken } from './light.ts'
import { httpServer } from './testing/http-server.ts'

interface Seen {
  readonly line: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A server that notes every request and answers `{ data: null }`. */
async function recorder() {
  const seen: Seen[] = []
  const baseUrl = await httpServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method, url, headers } = request
    seen.push({ line: `${method} ${url}`, headers, body: Buffer.concat(chunks).toString() })
    response.setHeader('content-type', 'application/json').end('{"data":null}')
  })
  return { baseUrl, seen }
}

test('parameters go into the path, each as one segment', async () => {
  const { baseUrl, seen } = await recorder()
  const client = createClient({ baseUrl: `${baseUrl}//` })
  await client.swimmers.get({ params: { id: 7 } })
  await client.events.removeDoc({ params: { id: 3, file: 'Положение 1/2?.pdf' } })
  expect(seen.map(({ line }) => line)).toEqual([
    'GET /api/v1/swimmers/7',
    `DELETE /api/v1/admin/events/3/docs/${encodeURIComponent('Положение 1/2?.pdf')}`,
  ])
})

test.each(['', '.', '..'])('a parameter %j, which would reach another path, is not sent', async (key) => {
  const { baseUrl, seen } = await recorder()
  const call = createClient({ baseUrl }).swimmers.idlist({ params: { key } })
  await expect(call).rejects.toMatchObject({
    kind: 'contract',
    endpoint: 'swimmers.idlist',
    issues: [{ path: 'params.key', reason: 'required' }],
  })
  expect(seen).toEqual([])
})

test('the query leaves out what is undefined, repeats arrays and keeps false', async () => {
  const { baseUrl, seen } = await recorder()
  const client = createClient({ baseUrl })
  await client.swimmers.all({ query: { lastName: 'Ёлкина & Ко', page: 2, limit: undefined } })
  await client.events.adminList({ query: { public: false } })
  const odd = { a: undefined, b: null, c: [1, 2], d: false }
  await client.events.list({ query: odd as never })
  const [first = '', ...rest] = seen.map(({ line }) => line)
  expect(new URL(first.replace('GET ', 'http://x')).searchParams.get('lastName')).toBe('Ёлкина & Ко')
  expect(first.endsWith('&page=2')).toBe(true)
  expect(rest).toEqual(['GET /api/v1/admin/events?public=false', 'GET /api/v1/events?b&c=1&c=2&d=false'])
})

test('a body is JSON whatever it looks like, and no body has no content type', async () => {
  const { baseUrl, seen } = await recorder()
  const client = createClient({ baseUrl })
  const nullPrototype = Object.assign(Object.create(null), { lang: 'ru' })
  for (const body of [{ buffer: 1 }, nullPrototype, new Date(0)]) {
    await client.events.createDesc({ params: { id: 3 }, body: body as never })
  }
  await client.swimmers.confirm({ params: { id: 7 } })
  expect(seen.map(({ body }) => body)).toEqual([
    '{"buffer":1}',
    '{"lang":"ru"}',
    '"1970-01-01T00:00:00.000Z"',
    '',
  ])
  expect(seen.map(({ headers }) => headers['content-type'])).toEqual([
    'application/json',
    'application/json',
    'application/json',
    undefined,
  ])
})

test('an upload is sent as a form with its boundary', async () => {
  const { baseUrl, seen } = await recorder()
  const client = createClient({ baseUrl })
  const file = new File(['лёд'], 'me.png', { type: 'image/png' })
  await client.swimmers.uploadAvatar({ params: { id: 7 }, body: { file } })
  await client.swimmers.uploadAvatar({ params: { id: 7 }, body: { file: new Blob(['water']) } })
  const [first, second] = seen
  expect(first?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(first?.body).toContain('name="file"; filename="me.png"')
  expect(first?.body).toContain('лёд')
  expect(second?.body).toContain('water')
})

test('headers, language and version go along', async () => {
  const { baseUrl, seen } = await recorder()
  let language: string | undefined = 'ru'
  const client = createClient({ baseUrl, headers: { 'x-app': 'web' }, language: () => language })
  await client.events.update({ params: { id: 3 }, body: { name: 'Кубок' } }, { ifMatch: 4 })
  language = undefined
  await client.site.get()
  await createClient({ baseUrl, language: 'en' }).site.get()
  const [update, ...reads] = seen.map(({ headers }) => headers)
  expect(update).toMatchObject({ accept: 'application/json', 'x-app': 'web', 'if-match': '"4"' })
  expect([update, ...reads].map((headers) => headers?.['accept-language'])).toEqual(['ru', '*', 'en'])
  expect(reads[0]?.['if-match']).toBeUndefined()
})

test('a relative base is left to the browser', async () => {
  const addresses: string[] = []
  const fetch = async (address: unknown) => {
    addresses.push(String(address))
    return Response.json({ data: { total: 1 } })
  }
  await createClient({ baseUrl: '/api/v1/', fetch }).swimmers.all({ query: { page: 2 } })
  expect(addresses).toEqual(['/api/v1/swimmers/all?page=2'])
})

test('a call is carried by a fetch of its own where it has one, and signed and read as any other', async () => {
  const carried: unknown[] = []
  const own = async (address: unknown, request: RequestInit = {}) => {
    carried.push([address, new Headers(request.headers).get('authorization')])
    return Response.json({ error: { code: 409, reason: 'documents_limit' } }, { status: 409 })
  }
  const never = () => Promise.reject(new Error('The fetch of the client'))
  const client = createClient({ baseUrl: '/api/v1', store: personalToken('pln_1'), fetch: never })
  const body = { file: new File(['ice'], 'rules.pdf') }
  const call = client.events.uploadFile({ params: { id: 3, type: 'reguls' }, body }, { fetch: own })
  await expect(call).rejects.toMatchObject({ kind: 'http', reason: 'documents_limit' })
  expect(carried).toEqual([['/api/v1/events/upload-file/3/reguls', 'Bearer pln_1']])
})

test('withResponse tells what came beside the data', async () => {
  const headers = { 'x-request-id': 'r-9', etag: '"3"' }
  const fetch = async () => Response.json({ data: { total: 1 } }, { headers })
  const client = createClient({ baseUrl: '/api/v1', fetch })
  const answer = await client.swimmers.countAll.withResponse()
  expect(answer).toMatchObject({ data: { total: 1 }, status: 200, requestId: 'r-9' })
  expect(answer.headers.get('etag')).toBe('"3"')
})
