/**
 * The day of a championship, computed from what pages request and what one process answers: requests a second by kind, and
 * the processes that they need. See docs/operating/scale.md.
 */

import type { PageLoad, Visits } from './page-loads.ts'

type PageName = 'home' | 'event' | 'results' | 'live' | 'widget'

export interface Day {
  readonly visitors: number
  /** Share of the visitors who come within the busiest hour, and stay on the live page until it ends. */
  readonly busiestHour: number
  /** Share of these visitors whose browser has stored the files of the app. */
  readonly returning: number
  /** Pages that each of them opens, on average. */
  readonly pages: Readonly<Record<PageName, number>>
  /** Seconds between two changes that the desk records or publishes. */
  readonly changeSeconds: number
  /** Share of a processor that is used at most. */
  readonly utilization: number
}

/** What is assumed of the day; everything else is measured. */
export const DAY: Day = {
  visitors: 50_000,
  busiestHour: 0.2,
  returning: 0.5,
  pages: { home: 1, event: 2, results: 2, live: 1, widget: 0.5 },
  changeSeconds: 10,
  utilization: 0.5,
}

/** What one process was measured to return in a second, of one kind alone. */
export interface Rates {
  /** The page of an event, which is revalidated each time. */
  readonly page: number
  readonly file: number
  /** Stored answers. */
  readonly cached: number
  /** What the listeners of a change request, which is never stored, when many do at once. */
  readonly change: number
  /** KiB of that answer. */
  readonly changeKib: number
  /** KiB of memory of a listener. */
  readonly listenerKib: number
}

export interface Load {
  readonly listeners: number
  /** Requests a second; `change` are those that follow a change. */
  readonly requests: {
    readonly page: number
    readonly file: number
    readonly call: number
    readonly change: number
  }
  readonly megabitsPerSecond: number
  /** Seconds in which one process answers all listeners after one change. */
  readonly burstSeconds: number
  /** Processors that are busy all the time without a CDN, and behind one that sends files and stored answers. */
  readonly busy: { readonly alone: number; readonly behindCdn: number }
  /** Processes for that, used up to `utilization`. */
  readonly processes: { readonly alone: number; readonly behindCdn: number }
  /** MiB of memory of the listeners of all processes. */
  readonly listenersMib: number
}

const HOUR = 3600
/** Pages that load the files of the app, or of the widgets, for visitors without them; the pages after them find these stored. */
const ENTRY: ReadonlySet<PageName> = new Set(['home', 'widget'])

/** Computes the busiest hour of the day. */
export function busiestHour(visits: Readonly<Record<PageName, Visits>>, rates: Rates, day = DAY): Load {
  const listeners = day.visitors * day.busiestHour
  const perSecond = (of: (load: PageLoad) => number) => {
    const names = Object.keys(day.pages) as PageName[]
    return (listeners * sum(names.map((name) => day.pages[name] * average(name, of)))) / HOUR
  }
  function average(name: PageName, of: (load: PageLoad) => number) {
    const again = of(visits[name].again)
    return ENTRY.has(name) ? again + (1 - day.returning) * (of(visits[name].first) - again) : again
  }
  const requests = {
    page: perSecond((load) => load.requests.page),
    file: perSecond((load) => load.requests.file),
    call: perSecond((load) => load.requests.call),
    change: listeners / day.changeSeconds,
  }
  const kib = perSecond(({ kib }) => kib.page + kib.file + kib.call) + requests.change * rates.changeKib
  // A CDN neither stores pages nor what follows a change.
  const behindCdn = requests.page / rates.page + requests.change / rates.change
  const alone = behindCdn + requests.file / rates.file + requests.call / rates.cached
  const processes = (busy: number) => Math.max(1, Math.ceil(busy / day.utilization))
  return {
    listeners,
    requests,
    megabitsPerSecond: (kib * 8) / 1024,
    burstSeconds: listeners / rates.change,
    busy: { alone, behindCdn },
    processes: { alone: processes(alone), behindCdn: processes(behindCdn) },
    listenersMib: (listeners * rates.listenerKib) / 1024,
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
