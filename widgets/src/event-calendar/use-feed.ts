import type { WidgetEvent, WidgetEvents } from '@polynya/contract'
import type { CalendarFeed } from '@polynya/ui'
import { useCallback, useEffect, useMemo, useState } from 'react'

type Month = readonly WidgetEvent[] | 'loading' | 'failed'
type Months = Readonly<Record<string, Month>>

/** Reads the events of a month; null on failure. */
export type ReadMonth = (month: string) => Promise<WidgetEvents | null>

const monthOf = ({ startDate }: WidgetEvent) => startDate?.slice(0, 7) ?? ''

/**
 * Adds the months that a calendar shows to the start of its feed. After a reload of the start, loads the other months
 * again, and shows them as they were until then. Months that have failed load again once the page is online.
 */
export function useFeed(
  data: WidgetEvents,
  read: ReadMonth,
): readonly [WidgetEvents['events'], CalendarFeed] {
  const [months, setMonths] = useState<Months>({})

  const refresh = useCallback(
    async (month: string) => {
      const found = await read(month)
      setMonths((before) => ({ ...before, [month]: found?.events ?? previousOrFailed(before[month]) }))
    },
    [read],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: only new data make the loaded months old
  useEffect(() => {
    for (const month of Object.keys(months)) refresh(month)
  }, [data])

  useEffect(() => {
    const retry = () => setMonths(withoutFailed)
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [])

  const events = useMemo(() => merged(data.events, months), [data, months])
  const feed = useMemo(() => {
    const load = (month: string) => {
      setMonths((before) => ({ ...withoutFailed(before), [month]: 'loading' }))
      refresh(month)
    }
    return { ...missingOf(data, months), load }
  }, [data, months, refresh])
  return [events, feed]
}

/** Without the months that have failed, which then load again where they are shown. */
const withoutFailed = (months: Months): Months =>
  Object.fromEntries(Object.entries(months).filter(([, month]) => month !== 'failed'))

const isLoaded = (month: Month | undefined): month is readonly WidgetEvent[] => typeof month === 'object'
const previousOrFailed = (month: Month | undefined): Month => (isLoaded(month) ? month : 'failed')

/** The events of the start and of all loaded months, each once, by their first day. */
function merged(start: readonly WidgetEvent[], months: Months): WidgetEvents['events'] {
  const loaded = Object.values(months).filter(isLoaded)
  if (loaded.length === 0) return [...start]
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
    missing.some((each) => Math.abs(monthNumber(each) - monthNumber(month)) <= 1)
  const isBefore = (month: string) => since !== null && month <= since.slice(0, 7)
  return {
    missing: missing.filter((month) => !isLoaded(months[month])),
    state: states.includes('loading') ? 'loading' : states.includes('failed') ? 'failed' : 'idle',
    isMissing: (month) => month !== first && !isLoaded(months[month]) && (isNear(month) || isBefore(month)),
  }
}

const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5))
