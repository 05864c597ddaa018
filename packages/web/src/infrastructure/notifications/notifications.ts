import type { Words } from '@polynya/ui'
import { type Observable, observable } from '../state/observable.ts'
import { noticeClocks, type Reader, type Timers } from './notice-clocks.ts'

/** Texts of a notification in the current language. */
export interface NoticeText {
  readonly title?: string
  readonly text: string
  /** Link to act on it. */
  readonly link?: { readonly href: string; readonly text: string }
  /** Button to act on it. */
  readonly action?: { readonly text: string; readonly run: () => void }
}

export interface Notice {
  readonly id: number
  readonly tone: 'good' | 'bad'
  readonly say: (t: Words['t']) => NoticeText
}

/** Time on the screen in milliseconds by kind; null if the user must close it. */
export const LIFETIME_MS = {
  message: 3000,
  protocolUpdated: 4000,
  notification: 4500,
  persistent: null,
} as const

export type Lifetime = keyof typeof LIFETIME_MS

export interface Notifications {
  /** Notifications on the screen. */
  readonly shown: Pick<Observable<readonly Notice[]>, 'get' | 'subscribe'>
  /** Everything that was said since the page was opened, the latest first. */
  readonly history: Pick<Observable<readonly Notice[]>, 'get' | 'subscribe'>
  /** The text that each live region holds. */
  readonly announced: Pick<Observable<Announced>, 'get' | 'subscribe'>
  readonly tell: (notice: Omit<Notice, 'id'>, lifetime: Lifetime) => void
  readonly dismiss: (id: number) => void
  /** Removes all notifications, from the screen and the history: they are for the previous caller. */
  readonly clear: () => void
  /** Pauses the timers while the user reads, and restarts them afterwards. */
  readonly hold: (reader: Reader) => void
  readonly release: (reader: Reader) => void
  /** Says something to screen readers alone, when they are done with what they read. */
  readonly announce: (say: (t: Words['t']) => string) => void
}

export interface Announced {
  readonly polite: string
  readonly assertive: string
}

/** @param words gives the language of what is read out */
export function notificationCentre(words: () => Words, timers: Timers): Notifications {
  const shown = observable<readonly Notice[]>([])
  const history = observable<readonly Notice[]>([])
  const announced = observable<Announced>({ polite: '', assertive: '' })
  const clocks = noticeClocks(timers, dismiss)
  let ids = 0

  function dismiss(id: number) {
    clocks.stop(id)
    shown.set(shown.get().filter((notice) => notice.id !== id))
  }

  function read(manner: keyof Announced, text: string) {
    // The same words twice are only read twice where the text changes.
    const again = announced.get()[manner] === text
    announced.set({ ...announced.get(), [manner]: again ? `${text}\u00a0` : text })
  }

  function tell(content: Omit<Notice, 'id'>, lifetime: Lifetime) {
    ids += 1
    const notice = { ...content, id: ids }
    shown.set([...shown.get(), notice])
    history.set([notice, ...history.get()])
    const { title, text } = notice.say(words().t)
    read(notice.tone === 'bad' ? 'assertive' : 'polite', [title, text].filter(Boolean).join('. '))
    const milliseconds = LIFETIME_MS[lifetime]
    if (milliseconds !== null) clocks.start(notice.id, milliseconds)
  }

  return {
    shown,
    history,
    announced,
    tell,
    dismiss,
    clear() {
      for (const { id } of shown.get()) dismiss(id)
      history.set([])
    },
    hold: clocks.hold,
    release: clocks.release,
    announce: (say) => read('polite', say(words().t)),
  }
}
