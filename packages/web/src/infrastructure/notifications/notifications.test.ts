import { createFormats } from '@polynya/i18n'
import { translate } from '@polynya/i18n/catalogues'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notificationCentre } from './notifications.ts'

const words = () => ({ language: 'ru', t: translate('ru'), formats: createFormats('ru') }) as const
const saved = { tone: 'good', say: () => ({ text: 'Сохранено' }) } as const
const denied = { tone: 'bad', say: () => ({ title: 'Доступ закрыт', text: 'Нет доступа' }) } as const

const centre = () =>
  notificationCentre(words, {
    set: (run, milliseconds) => setTimeout(run, milliseconds),
    clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a notification', () => {
  it.each([
    ['message', 3000],
    ['protocolUpdated', 4000],
    ['notification', 4500],
  ] as const)('expires as %s after %i ms', (lifetime, milliseconds) => {
    const { tell, shown } = centre()
    tell(saved, lifetime)
    vi.advanceTimersByTime(milliseconds - 1)
    expect(shown.get()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(shown.get()).toHaveLength(0)
  })

  it('stays until it is closed where it is persistent', () => {
    const { tell, shown, dismiss } = centre()
    tell(denied, 'persistent')
    vi.advanceTimersByTime(3_600_000)
    const [notice] = shown.get()
    expect(notice?.say(words().t).title).toBe('Доступ закрыт')
    dismiss(notice?.id ?? 0)
    expect(shown.get()).toEqual([])
  })

  it('disappears from the screen and the history with the caller that it was for', () => {
    const { tell, shown, history, clear } = centre()
    tell(denied, 'persistent')
    tell(saved, 'message')
    clear()
    expect([shown.get(), history.get()]).toEqual([[], []])
  })

  it('pauses while the user reads, and then restarts its whole time', () => {
    const { tell, shown, hold, release } = centre()
    tell(saved, 'message')
    vi.advanceTimersByTime(2900)
    hold('pointer')
    tell(saved, 'message')
    vi.advanceTimersByTime(60_000)
    expect(shown.get()).toHaveLength(2)
    release('pointer')
    vi.advanceTimersByTime(2999)
    expect(shown.get()).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(shown.get()).toHaveLength(0)
  })

  it('waits as long as either the pointer or the focus is on it', () => {
    const { tell, shown, hold, release } = centre()
    tell(saved, 'message')
    hold('pointer')
    hold('focus')
    release('focus')
    vi.advanceTimersByTime(60_000)
    expect(shown.get()).toHaveLength(1)
    release('pointer')
    vi.advanceTimersByTime(3000)
    expect(shown.get()).toHaveLength(0)
  })

  it('is stored in the list of messages, the latest first', () => {
    const { tell, history } = centre()
    tell(saved, 'message')
    tell(denied, 'notification')
    vi.advanceTimersByTime(10_000)
    expect(history.get().map(({ tone }) => tone)).toEqual(['bad', 'good'])
  })
})

describe('what is read out', () => {
  it('interrupts for what went wrong alone', () => {
    const { tell, announced } = centre()
    tell(saved, 'message')
    tell(denied, 'notification')
    expect(announced.get()).toEqual({ polite: 'Сохранено', assertive: 'Доступ закрыт. Нет доступа' })
  })

  it('changes even where the same is said twice', () => {
    const { announce, announced } = centre()
    announce(() => 'Главная')
    const first = announced.get().polite
    announce(() => 'Главная')
    expect(announced.get().polite).not.toBe(first)
  })
})
