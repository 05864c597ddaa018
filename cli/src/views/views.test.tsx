import { render } from 'ink-testing-library'
import { afterEach, expect, it, vi } from 'vitest'
import { EventBoard } from './EventBoard.tsx'
import { EventPicker } from './EventPicker.tsx'
import { SignInForm } from './SignInForm.tsx'

const mounted: { unmount(): void }[] = []
afterEach(() => {
  for (const each of mounted.splice(0)) each.unmount()
})

/** Types keys one by one, each after the frame has settled. */
async function typed(view: ReturnType<typeof render>, ...keys: string[]) {
  mounted.push(view)
  for (const key of keys) {
    await settled(view)
    view.stdin.write(key)
  }
  await settled(view)
}

/** Input handlers are registered by effects, shortly after the frame. */
async function settled(view: ReturnType<typeof render>) {
  let before: string | undefined
  await vi.waitFor(
    () => {
      const now = view.lastFrame()
      const same = now === before
      before = now
      expect(same).toBe(true)
    },
    { interval: 25 },
  )
}

const words = { title: 'Sign in', email: 'E-mail:', password: 'Password:', keys: 'Enter' }

it('signs in, and never shows the password', async () => {
  const onDone = vi.fn()
  const view = render(<SignInForm words={words} email="" onDone={onDone} onCancel={() => undefined} />)
  await typed(view, 'anna@swim.example', '\r', 'secret')
  expect(view.lastFrame()).toContain('••••••')
  expect(view.lastFrame()).not.toContain('secret')
  await typed(view, '\r')
  expect(onDone).toHaveBeenCalledWith({ email: 'anna@swim.example', password: 'secret' })
})

it('is cancelled by Ctrl-C', async () => {
  const onCancel = vi.fn()
  const view = render(<SignInForm words={words} email="" onDone={() => undefined} onCancel={onCancel} />)
  await typed(view, '\u0003')
  expect(onCancel).toHaveBeenCalled()
})

it('finds an event by a part of its name', async () => {
  const onDone = vi.fn()
  const choices = [
    { id: 1, name: 'Кубок Онеги', note: '' },
    { id: 2, name: 'Кубок Тюмени', note: '' },
    { id: 3, name: 'Тюменский фестиваль', note: '' },
  ]
  const view = render(
    <EventPicker
      title="Event"
      keys=""
      nothing="None"
      choices={choices}
      onDone={onDone}
      onCancel={() => undefined}
    />,
  )
  await typed(view, 'тюмен', '\u001b[B', '\r')
  expect(view.lastFrame()).not.toContain('Онеги')
  expect(onDone).toHaveBeenCalledWith(3)
})

it('shows an event, reloads it, is closed by a key, and cancelled by Ctrl-C', async () => {
  const [onReload, onDone, onCancel] = [vi.fn(), vi.fn(), vi.fn()]
  const lines = ['Кубок Онеги (1)', ['Документы', 2], '  Положение.pdf (20 kB)'] as const
  const view = render(<EventBoard {...{ lines, onReload, onDone, onCancel }} isFresh keys="R, Q" />)
  await typed(view, 'r', 'q')
  expect(view.lastFrame()).toContain('Положение.pdf')
  expect([onReload, onDone, onCancel].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
  await typed(view, '\u0003')
  expect([onDone, onCancel].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})
