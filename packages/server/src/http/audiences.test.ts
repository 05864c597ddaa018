/** Who receives which answer of a public call, whether it was stored before or not. */

import { authOf } from '@polynya/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PHONE, PUBLIC_READS, type ReadWorld, readOf, readWorld } from '../testing/public-reads.ts'
import { type TestAccount, type TestApp, testApp } from '../testing/test-app.ts'

type Headers = Readonly<Record<string, string>>

const bearerOf = ({ tokens }: TestAccount): Headers => ({ authorization: `Bearer ${tokens.accessToken}` })
const OPTIONAL = PUBLIC_READS.filter(({ endpoint }) => authOf(endpoint.route.access) === 'optional')

describe('an answer of a public call', () => {
  let world: TestApp
  let reads: ReadWorld
  let address: string
  let callers: Readonly<Record<string, Headers>>
  beforeAll(async () => {
    world = await testApp()
    reads = await readWorld(world)
    address = await world.app.listen({ port: 0, host: '127.0.0.1' })
    const [other, judge] = [await world.account(), await world.account(['rsf'])]
    const accounts = { owner: reads.owner, administrator: reads.administrator, other, judge }
    callers = Object.fromEntries(Object.entries(accounts).map(([name, account]) => [name, bearerOf(account)]))
  })
  afterAll(() => world.stop())

  /** Sends requests over the network, where stored answers are sent before the app sees the request. */
  async function reader(read: (typeof PUBLIC_READS)[number]) {
    const { request } = await readOf(reads, read)
    return async (headers: Headers = {}, method = 'GET') => {
      const answer = await fetch(address + request.url, { method, headers })
      return { status: answer.status, headers: answer.headers, text: await answer.text() }
    }
  }
  const dropStored = () => world.connection.changes.changedAll()

  it.each(PUBLIC_READS)('of $id is the same to each caller, stored or not', async (read) => {
    const ask = await reader(read)
    const bodies = async () => {
      const all: Record<string, string> = { visitor: (await ask()).text }
      for (const [name, headers] of Object.entries(callers)) all[name] = (await ask(headers)).text
      return { ...all, 'visitor again': (await ask()).text }
    }
    dropStored()
    const visitor = (await ask()).text
    dropStored()
    const signedIn: Record<string, string> = {}
    for (const [name, headers] of Object.entries(callers)) {
      signedIn[name] = (await ask(headers)).text
      dropStored()
    }
    // Signed-in callers are first: what they receive is not stored for visitors.
    for (const headers of Object.values(callers)) await ask(headers)
    expect(await bodies()).toEqual({ visitor, ...signedIn, 'visitor again': visitor })
    expect(visitor).not.toContain(PHONE)
  })

  it('of swimmers.get has private fields for the owner and administrators alone', async () => {
    const ask = await reader(PUBLIC_READS.find(({ id }) => id === 'swimmers.get') ?? expect.fail())
    const texts = Object.entries(callers).map(async ([name, headers]) => [name, (await ask(headers)).text])
    const readers = (await Promise.all(texts)).filter(([, text]) => text?.includes(PHONE))
    expect(readers.map(([name]) => name)).toEqual(['owner', 'administrator'])
  })

  it.each(PUBLIC_READS)(
    'of $id to a visitor may be stored, but not for callers with a token',
    async (read) => {
      const ask = await reader(read)
      for (const method of ['GET', 'HEAD', 'GET', 'HEAD']) {
        const { status, headers, text } = await ask({}, method)
        expect(status).toBe(200)
        expect(text === '').toBe(method === 'HEAD')
        expect(headers.get('cache-control')).toMatch(/^public, /)
        expect(headers.get('vary')).toMatch(/\bauthorization\b/)
        expect(headers.get('etag')).toMatch(/^"/)
      }
    },
  )

  it.each(OPTIONAL)('of $id to a signed-in caller is neither stored nor compared', async (read) => {
    const ask = await reader(read)
    const etag = (await ask()).headers.get('etag') ?? ''
    for (const caller of Object.values(callers)) {
      for (const method of ['GET', 'HEAD']) {
        const { status, headers } = await ask({ ...caller, 'if-none-match': etag }, method)
        expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([200, 'no-store', null])
      }
    }
  })

  it.each(OPTIONAL)(
    'of $id is refused to an invalid token, although visitors have one stored',
    async (read) => {
      const ask = await reader(read)
      expect((await ask()).status).toBe(200)
      for (const authorization of ['Bearer abc.def.ghi', 'Basic YTpi', ''])
        expect((await ask({ authorization })).status).toBe(401)
    },
  )
})
