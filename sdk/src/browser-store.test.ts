import { expect, test, vi } from 'vitest'
import { browserStore } from './browser-store.ts'
import { sharedStorage } from './testing/storage.ts'

const tokens = { accessToken: 'access', refreshToken: 'refresh' }

test('keeps the tokens under the two keys that other programs of the site know', () => {
  const site = sharedStorage()
  const store = browserStore(site.tab())
  store.write(tokens)
  expect(Object.fromEntries(site.items)).toEqual(tokens)
  expect(browserStore(site.tab()).read()).toEqual(tokens)
  store.clear()
  expect(site.items.size).toBe(0)
})

test('writes the refresh token first', () => {
  const site = sharedStorage()
  browserStore(site.tab()).write(tokens)
  expect([...site.items.keys()]).toEqual(['refreshToken', 'accessToken'])
})

test.each(['accessToken', 'refreshToken'])('with only the %s stored no user is signed in', (key) => {
  const site = sharedStorage()
  site.items.set(key, 'left over')
  expect(browserStore(site.tab()).read()).toBeNull()
})

test('where storage is denied the tokens live as long as the page', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const store = browserStore({ storage: { getItem: denied, setItem: denied, removeItem: denied } })
  expect(store.read()).toBeNull()
  store.write(tokens)
  expect(store.read()).toEqual(tokens)
  store.clear()
  expect(store.read()).toBeNull()
})

test('a full storage keeps no outdated tokens alive', () => {
  const { storage } = sharedStorage().tab()
  const full = {
    ...storage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  storage.setItem('accessToken', 'old')
  storage.setItem('refreshToken', 'old')
  const store = browserStore({ storage: full })
  store.write(tokens)
  expect(store.read()).toEqual(tokens)
  store.clear()
  expect(store.read()).toBeNull()
  expect(browserStore({ storage }).read()).toBeNull()
})

test('where there is no storage at all it works too', () => {
  const store = browserStore()
  store.write(tokens)
  expect(store.read()).toEqual(tokens)
})

test('hears of other keys of the site no more than of its own tab', () => {
  const site = sharedStorage()
  const [mine, other] = [site.tab(), site.tab()]
  const listener = vi.fn()
  const store = browserStore(mine)
  store.subscribe?.(listener)
  store.write(tokens)
  other.storage.setItem('theme', 'dark')
  expect(listener).not.toHaveBeenCalled()
  other.storage.removeItem('accessToken')
  expect(listener).toHaveBeenCalledOnce()
})
