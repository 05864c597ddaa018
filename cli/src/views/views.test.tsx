import { render } from 'ink-testing-library'
import { afterEach, expect, it, vi } from 'vitest'
import { EventBoard } from './EventBoard.tsx'
import { EventPicker } from './EventPicker.tsx'
import { OrderQueue, type QueuePage, type QueueRow } from './OrderQueue.tsx'
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

it.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
])('is cancelled by %s', async (_keys, typedKeys) => {
  const onCancel = vi.fn()
  const view = render(<SignInForm words={words} email="" onDone={() => undefined} onCancel={onCancel} />)
  await typed(view, typedKeys)
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

it('offers to pay only orders that can be paid, and hides those of the filter before', async () => {
  const rowOf = (id: number, isPayable: boolean): QueueRow => {
    const state = isPayable ? 'not paid' : 'cancelled'
    return { id, line: `${id} ${state}`, isPayable, isPaid: false, overpaid: '' }
  }
  const filters = { unpaid: 'unpaid', paid: 'paid', all: 'all' }
  const asks = { amount: 'Amount', to: 'To' }
  const queueWords = {
    ...{ title: 'Orders', keys: '', searchKeys: '', formKeys: '', searching: '', nothing: 'None' },
    ...{ loading: 'Loading…', filters, asks, ways: { card: 'card', credit: 'balance' } },
    confirms: (id: number) => `Pay ${id}?`,
  }
  const paid = Promise.withResolvers<QueuePage>()
  const [one, other] = [rowOf(1, false), rowOf(2, true)]
  const view = render(
    <OrderQueue
      words={queueWords}
      load={async (filter) =>
        filter.paid === 'paid' ? paid.promise : { head: '', rows: [one, other], count: '2' }
      }
      perform={async () => ''}
      describe={String}
      onDone={() => undefined}
      onCancel={() => undefined}
    />,
  )
  await typed(view, 'p')
  expect(view.lastFrame()).not.toContain('Pay')
  await typed(view, '\u001b[B', 'p')
  expect(view.lastFrame()).toContain('Pay 2?')
  await typed(view, '\u001b', '\t')
  expect(view.lastFrame()).toContain('Loading…')
  expect(view.lastFrame()).not.toContain('2 not paid')
})
