import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type TableChanges, tableChanges } from '../db/table-changes.ts'
import { bytesFor, type PublicCache, publicCache } from './public-cache.ts'

const ADDRESS = 'events.list [{},[]]'

let changes: TableChanges
let cache: PublicCache
let now: number
let reads: number
beforeEach(() => {
  changes = tableChanges()
  now = 0
  reads = 0
  cache = publicCache(changes, () => now)
})

/** A read of the table of events that returns the number of the read, after the promise given. */
const read =
  (until: Promise<unknown> = Promise.resolve()) =>
  async () => {
    reads += 1
    const own = reads
    changes.read({ words: new Set(['event']) })
    await until
    return `read ${own}`
  }
const textOf = async (answer: ReturnType<PublicCache['answer']>) =>
  (await answer).coded('identity').bytes.toString()
const found = () => cache.find(ADDRESS)?.coded('identity').bytes.toString() ?? null

describe('a stored answer', () => {
  it('is found until a table that it was read from changes', async () => {
    await cache.answer(ADDRESS, read())
    changes.changed(['account'])
    expect(found()).toBe('read 1')
    changes.changed(['event'])
    expect(found()).toBeNull()
  })

  it('is made again in the background once it is not fresh, and sent meanwhile', async () => {
    await cache.answer(ADDRESS, read())
    now = 3_000
    expect(found()).toBe('read 1')
    expect(found()).toBe('read 1')
    await vi.waitFor(() => expect(found()).toBe('read 2'))
    expect(reads).toBe(2)
  })

  it('is not found when it is too old', async () => {
    await cache.answer(ADDRESS, read())
    now = 5_001
    expect(found()).toBeNull()
  })

  it('is deleted when it is too old and another one is stored', async () => {
    await cache.answer(ADDRESS, read())
    now = 5_001
    await cache.answer('another', read())
    // Back at a time at which it would be sent if it were still stored.
    now = 0
    expect(found()).toBeNull()
  })

  it('is sent while its renewal fails, and the failure is reported when it is too old', async () => {
    let fails = false
    const make = async () => (fails ? Promise.reject(new Error('no database')) : 'answer')
    await cache.answer(ADDRESS, make)
    fails = true
    now = 3_000
    expect(found()).toBe('answer')
    now = 6_000
    await expect(cache.answer(ADDRESS, make)).rejects.toThrow('no database')
  })

  it.each([
    ['stored', true],
    ['new', false],
  ])('makes the answer that is made from it depend on its tables: a %s one', async (_, isStored) => {
    if (isStored) await cache.answer(ADDRESS, read())
    const page = await textOf(cache.answer('page', () => textOf(cache.answer(ADDRESS, read()))))
    expect(page).toBe('read 1')
    changes.changed(['event'])
    expect(cache.find('page')).toBeNull()
  })
})

describe('an answer that is being made', () => {
  it('is made once for all who wait for it', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => textOf(cache.answer(ADDRESS, read()))))
    expect(new Set(all)).toEqual(new Set(['read 1']))
  })

  it('is not joined after a change of what it has read, and not stored', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    const before = textOf(cache.answer(ADDRESS, read(gate)))
    changes.changed(['event'])
    const after = textOf(cache.answer(ADDRESS, read()))
    expect(await after).toBe('read 2')
    open()
    expect(await before).toBe('read 1')
    expect(found()).toBe('read 2')
  })
})

describe('the bytes of an answer', () => {
  it('are encoded once in each coding that is accepted', async () => {
    const answer = await cache.answer(ADDRESS, async () => 'x'.repeat(2_000))
    const request = { headers: { 'accept-encoding': 'gzip, br' } }
    expect(bytesFor(request, answer)?.headers['content-encoding']).toBe('br')
    expect(bytesFor(request, answer)).toBe(bytesFor(request, answer))
  })

  it('are not sent to a client that has them, as proxies and lists name them', async () => {
    const answer = await cache.answer(ADDRESS, async () => 'x'.repeat(2_000))
    const { etag } = answer
    const sent = (known: string) => bytesFor({ headers: { 'if-none-match': known } }, answer) !== null
    expect([etag, `W/${etag}`, `"other", ${etag}`, '*'].map(sent)).toEqual([false, false, false, false])
    expect(['"other"', 'W/"other"', ''].map(sent)).toEqual([true, true, true])
  })

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip;q=0', undefined],
    ['gzip;q=0.5, br;q=0.1', 'br'],
  ])('are never in a coding that %j refuses', async (accepted, coding) => {
    const answer = await cache.answer(ADDRESS, async () => 'x'.repeat(2_000))
    const { headers = {} } = bytesFor({ headers: { 'accept-encoding': accepted } }, answer) ?? {}
    expect(headers['content-encoding' as never]).toBe(coding)
  })
})
