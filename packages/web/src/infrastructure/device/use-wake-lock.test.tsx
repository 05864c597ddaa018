import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useWakeLock } from './use-wake-lock.ts'

function Screen() {
  useWakeLock()
  return <p>screen</p>
}

let root: Root
const locks: { release: ReturnType<typeof vi.fn> }[] = []
const request = vi.fn(async (_type: string) => {
  const lock = { release: vi.fn() }
  locks.push(lock)
  return lock
})
const settled = () => new Promise((done) => setTimeout(done))
const show = () => flushSync(() => root.render(<Screen />))
function turn(visibilityState: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  turn('visible')
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild as Element)
})
afterEach(() => {
  root.unmount()
  locks.length = 0
  request.mockClear()
  Reflect.deleteProperty(navigator, 'wakeLock')
  Reflect.deleteProperty(document, 'visibilityState')
  document.body.innerHTML = ''
})

it('requests a lock of the screen, and another one when the page is visible again', async () => {
  show()
  expect(request.mock.calls).toEqual([['screen']])
  turn('hidden')
  expect(request).toHaveBeenCalledTimes(1)
  turn('visible')
  expect(request).toHaveBeenCalledTimes(2)
})

it('releases the lock when the page is left, even one that is granted later', async () => {
  show()
  await settled()
  root.unmount()
  expect(locks.map(({ release }) => release.mock.calls.length)).toEqual([1])
  root = createRoot(document.body.firstElementChild as Element)
  show()
  root.unmount()
  await settled()
  expect(locks.map(({ release }) => release.mock.calls.length)).toEqual([1, 1])
  turn('visible')
  expect(request).toHaveBeenCalledTimes(2)
})

it('shows the page where the browser has no locks, or refuses one', async () => {
  request.mockRejectedValueOnce(new Error('Low battery'))
  show()
  await settled()
  root.unmount()
  Reflect.deleteProperty(navigator, 'wakeLock')
  root = createRoot(document.body.firstElementChild as Element)
  show()
  await settled()
  expect(document.body.textContent).toBe('screen')
})
