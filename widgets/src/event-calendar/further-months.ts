/** The months of a calendar that the start of its feed does not contain. */

import type { WidgetEvent, WidgetEvents } from '@polynya/contract'
import { type CalendarFeed, nextMonth } from '@polynya/ui'

type Month = readonly WidgetEvent[] | 'loading' | 'failed'
type Months = Readonly<Record<string, Month>>

/** Reads the events of a month; null on failure. */
export type ReadMonth = (month: string) => Promise<WidgetEvents | null>

/** The events of a calendar with the months that were loaded. */
export interface Further {
  /** The start of the feed. */
  readonly data: WidgetEvents
  readonly events: readonly WidgetEvent[]
  readonly feed: CalendarFeed
}

/**
 * Adds the months that a calendar shows to the start of its feed. The returned function takes the start, also each time
 * that it is loaded again: then it loads the other months again, and shows them as they were until then. Months that
 * have failed load again once the page is online. What it returns ends that.
 */
export function furtherMonths(read: ReadMonth, show: (further: Further) => void) {
  let start: WidgetEvents
  let months: Months = {}

  function change(next: Months) {
    months = next
    show({ data: start, events: merged(start.events, months), feed: { ...missingOf(start, months), load } })
  }

  async function refresh(month: string) {
    const found = await read(month)
    change({ ...months, [month]: found?.events ?? previousOrFailed(months[month]) })
  }

  function load(month: string) {
    change({ ...withoutFailed(months), [month]: 'loading' })
    refresh(month)
  }

  const retry = () => change(withoutFailed(months))

  return (data: WidgetEvents) => {
    start = data
    change(months)
    for (const month of Object.keys(months)) refresh(month)
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }
}

const monthOf = ({ startDate }: WidgetEvent) => startDate?.slice(0, 7) ?? ''

/** Without the months that have failed, which then load again where they are shown. */
const withoutFailed = (months: Months): Months =>
  Object.fromEntries(Object.entries(months).filter(([, month]) => month !== 'failed'))

const isLoaded = (month: Month | undefined): month is readonly WidgetEvent[] => typeof month === 'object'
const previousOrFailed = (month: Month | undefined): Month => (isLoaded(month) ? month : 'failed')

/** The events of the start and of all loaded months, each once, by their first day. */
function merged(start: readonly WidgetEvent[], months: Months): readonly WidgetEvent[] {
  const loaded = Object.values(months).filter(isLoaded)
  if (loaded.length === 0) return start
  const byId = new Map([...start, ...loaded.flat()].map((event) => [event.id, event]))
  const key = ({ startDate }: WidgetEvent) => startDate ?? '9999'
  return [...byId.values()].sort((one, other) =>
    key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : one.id - other.id,
  )
}

/** Which months are to be loaded. The grid of a month has days of its neighbours, and events that last over its turn. */
function missingOf({ events, missing, since }: WidgetEvents, months: Months): Omit<CalendarFeed, 'load'> {
  const states = Object.values(months)
  const first = monthOf(
    events.find((event) => !missing.includes(monthOf(event))) ?? ({ startDate: null } as WidgetEvent),
  )
  const isNear = (month: string) =>
    [nextMonth(month, -1), month, nextMonth(month, 1)].some((each) => missing.includes(each))
  const isBefore = (month: string) => since !== null && month <= since.slice(0, 7)
  return {
    missing: missing.filter((month) => !isLoaded(months[month])),
    state: states.includes('loading') ? 'loading' : states.includes('failed') ? 'failed' : 'idle',
    isMissing: (month) => month !== first && !isLoaded(months[month]) && (isNear(month) || isBefore(month)),
  }
}
