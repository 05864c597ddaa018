/** The transport of uploads: limits of a form, and forms that no browser sends. */

import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPng } from '../areas/events/testing/uploads.ts'
import { confirmedSwimmer } from '../areas/swimmers/testing/confirmed-swimmer.ts'
import { type RawPart, rawForm } from '../testing/raw-form.ts'
import { type TestAccount, type TestApp, testApp } from '../testing/test-app.ts'

const aField = (content = 'x', name = 'note'): RawPart => ({ name, filename: null, content })
const aFile = (filename = 'photo.jpg', content: RawPart['content'] = 'just words'): RawPart => ({
  name: 'file',
  filename,
  content,
})

describe('an upload', () => {
  let world: TestApp
  let owner: TestAccount
  let url: string
  let address: string
  beforeAll(async () => {
    world = await testApp()
    owner = await world.account()
    url = `/api/v1/swimmers/upload-avatar/${(await confirmedSwimmer(owner)).id}`
    address = await world.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => world.stop())

  const authorization = () => `Bearer ${owner.tokens.accessToken}`
  async function outcomeOf({ headers, payload }: ReturnType<typeof rawForm>) {
    const answer = await world.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, authorization: authorization() },
      payload,
    })
    return [answer.statusCode, answer.json().error?.reason]
  }

  it.each([
    ['no boundary', { parts: [aFile()], boundary: null }],
    ['an empty boundary', { parts: [aFile()], boundary: '""' }],
    ['a boundary of its own', { parts: [aFile()], boundary: 'another' }],
    ['no end', { parts: [aFile()], isTerminated: false }],
    ['no parts and no end', { parts: [], isTerminated: false }],
    ['a field without an end', { parts: [aField()], isTerminated: false }],
  ])('with %s is refused with 400', async (_name, form) => {
    const [status, reason] = await outcomeOf(rawForm(form))
    expect({ status, reason }).toEqual({
      status: 400,
      reason: expect.stringMatching(/^(unreadable_body|file_missing)$/),
    })
  })

  it.each(['a\0b.jpg', '\0', '', '../../etc/passwd', 'a\r\nb.jpg', 'ё'.repeat(5_000), '%00.jpg', '"'])(
    'is stored whatever its name is (%#)',
    async (filename) => {
      const content = await aPng({ width: 40, height: 40 })
      expect(await outcomeOf(rawForm({ parts: [aFile(filename, content)] }))).toEqual([200, undefined])
      const { name } = await world.db
        .selectFrom('stored_file')
        .where('kind', '=', 'avatar')
        .select('name')
        .executeTakeFirstOrThrow()
      expect(name).toMatch(/^[^\p{C}/\\]{1,255}$/u)
    },
  )

  it('is judged by its content where its file has no name', async () => {
    const unnamed = { ...aFile(), filename: null, isBinary: true }
    expect(await outcomeOf(rawForm({ parts: [unnamed] }))).toEqual([415, 'file_type_wrong'])
  })

  it('takes a few short fields beside its file', async () => {
    expect(await outcomeOf(rawForm({ parts: [aField(), aField(), aFile()] }))).toEqual([
      415,
      'file_type_wrong',
    ])
  })

  it.each([
    ['many fields', Array.from({ length: 50 }, () => aField())],
    ['a long field', [aField('x'.repeat(5_000))]],
    ['a field with a long name', [aField('x', 'n'.repeat(5_000))]],
  ])('with %s is refused with 413 `body_too_large`', async (_name, fields) => {
    expect(await outcomeOf(rawForm({ parts: [...fields, aFile()] }))).toEqual([413, 'body_too_large'])
  })

  it('is refused by its announced length before its body is sent', async () => {
    const sent = request(new URL(url, address), {
      method: 'POST',
      headers: {
        ...rawForm({ parts: [] }).headers,
        authorization: authorization(),
        'content-length': 500_000_000,
      },
    })
    sent.flushHeaders()
    const [response] = await once(sent, 'response')
    const chunks = await response.toArray()
    expect(response.statusCode).toBe(413)
    expect(JSON.parse(Buffer.concat(chunks).toString()).error.reason).toBe('file_too_large')
    sent.destroy()
  })

  it('of unknown length is refused at the first chunk over the limit, while it is being sent', async () => {
    const { headers, payload } = rawForm({
      parts: [aFile('photo.jpg', new Uint8Array(1_500_000))],
      isTerminated: false,
    })
    const sent = request(new URL(url, address), {
      method: 'POST',
      headers: { ...headers, authorization: authorization(), 'transfer-encoding': 'chunked' },
    })
    sent.write(payload)
    const [response] = await once(sent, 'response')
    expect(response.statusCode).toBe(413)
    expect(JSON.parse(Buffer.concat(await response.toArray()).toString()).error.reason).toBe('file_too_large')
    sent.destroy()
  })
})

describe('a path with a zero byte', () => {
  let world: TestApp
  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())

  it.each([
    ['GET', '/files/%00'],
    ['GET', '/files/a%00b.jpg'],
    ['GET', '/sandbox/pay/%00'],
    ['POST', '/sandbox/pay/%00'],
    ['GET', '/api/v1/swimmers/document/%00/file'],
    ['GET', '/api/v1/admissions/%00/file'],
    ['GET', '/api/v1/swimmers/viewiwsaid/%00'],
    ['GET', '/api/v1/%00'],
    ['GET', '/view-event/%00'],
    ['GET', '/%00'],
  ] as const)('is unknown: %s %s', async (method, url) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await world.app.inject({
      method,
      url,
      ...(method === 'POST' && { headers, payload: 'choice=pay' }),
    })
    expect([answer.statusCode, answer.json().error?.reason]).toEqual([404, 'not_found'])
  })
})
