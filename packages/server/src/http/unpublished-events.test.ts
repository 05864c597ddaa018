/** What shared caches may hold of an event that is unpublished: nothing after half a minute. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPublicEvent } from '../areas/events/testing/an-event.ts'
import { A_PDF, aFile, aPng } from '../areas/events/testing/uploads.ts'
import { type TestAccount, type TestApp, testApp } from '../testing/test-app.ts'
import { fileUrl } from './stored-files.ts'

/** Seconds in which other processes may still send an answer that they have stored. */
const OTHER_PROCESSES = 5

/** Seconds in which a shared cache may send an answer without an error of the server. */
function secondsIn(cacheControl: unknown): number {
  const text = String(cacheControl)
  if (/\bno-(store|cache)\b/.test(text)) return 0
  const seconds = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(text)?.[1] ?? 0)
  expect(text).toContain('max-age')
  return Math.max(seconds('max-age'), seconds('s-maxage')) + seconds('stale-while-revalidate')
}

describe('an event that is unpublished', () => {
  let world: TestApp
  let author: TestAccount
  let id: number
  const keys: string[] = []
  beforeAll(async () => {
    world = await testApp()
    author = await world.account(['superAdmin'])
    id = (await aPublicEvent(author.client)).id
    const upload = async (type: 'poster' | 'reguls', file: File) =>
      author.client.events.uploadFile({ params: { id, type }, body: { file } })
    await upload('poster', aFile('poster.png', await aPng({ width: 40, height: 40 })))
    await upload('reguls', aFile('rules.pdf', A_PDF))
    const files = await world.db.selectFrom('stored_file').where('event_id', '=', id).select('key').execute()
    keys.push(...files.map(({ key }) => key))
  })
  afterAll(() => world.stop())

  it('has disappeared from shared caches of its answers after 30 s', async () => {
    for (const url of [
      `/api/v1/events/view/${id}`,
      '/api/v1/events',
      '/api/v1/events/upcoming',
      '/api/v1/widgets/events',
    ]) {
      const { statusCode, headers } = await world.app.inject({ url })
      expect([url, statusCode]).toEqual([url, 200])
      expect(secondsIn(headers['cache-control']) + OTHER_PROCESSES, url).toBeLessThanOrEqual(30)
    }
  })

  it('has disappeared from shared caches of its files after 30 s', async () => {
    expect(keys).toHaveLength(2)
    for (const key of keys) {
      const { statusCode, headers } = await world.app.inject({ url: fileUrl(key) })
      expect(statusCode).toBe(200)
      expect(secondsIn(headers['cache-control'])).toBeLessThanOrEqual(30)
    }
  })

  it('sends a file again only if it has changed, and not at all once it is unpublished', async () => {
    const url = fileUrl(keys[0] ?? '')
    const { headers } = await world.app.inject({ url })
    const again = () => world.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
    expect(await again()).toMatchObject({ statusCode: 304, payload: '' })
    await author.client.events.update({ params: { id }, body: { public: false } })
    expect((await again()).statusCode).toBe(404)
    expect((await world.app.inject({ url: `/api/v1/events/view/${id}` })).statusCode).toBe(404)
  })
})
