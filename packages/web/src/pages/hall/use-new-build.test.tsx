import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useNewBuild } from './use-new-build.ts'

function Screen() {
  useNewBuild()
  return <p>screen</p>
}

/** The service worker of the browser as far as the hook uses it. */
class Workers extends EventTarget {
  updates = 0
  getRegistration = async () => ({ update: () => (this.updates += 1) })
}

let workers: Workers
const tell = (data: unknown) => workers.dispatchEvent(new MessageEvent('message', { data }))
const reload = vi.fn()
let root: Root

beforeEach(() => {
  workers = new Workers()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
  vi.stubGlobal('location', { reload })
  document.head.innerHTML = '<meta name="build" content="a1">'
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild as Element)
  flushSync(() => root.render(<Screen />))
})
afterEach(() => {
  root.unmount()
  reload.mockClear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

it('reloads the screen for another build, not for its own or other messages', () => {
  tell({ newBuild: 'a1' })
  tell('hello')
  expect(reload).not.toHaveBeenCalled()
  tell({ newBuild: 'b2' })
  expect(reload).toHaveBeenCalledOnce()
})

it('looks for another build every ten minutes, until the screen is left', async () => {
  vi.advanceTimersByTime(20 * 60_000)
  await vi.waitFor(() => expect(workers.updates).toBe(2))
  root.unmount()
  vi.advanceTimersByTime(20 * 60_000)
  tell({ newBuild: 'b2' })
  expect(reload).not.toHaveBeenCalled()
})
