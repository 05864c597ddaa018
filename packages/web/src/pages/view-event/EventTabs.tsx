import type { EventView } from '@polynya/contract'
import { useWords, type Words } from '@polynya/ui'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { EVENT_TABS, type EventTab, tabHref } from './event-tabs.ts'

interface Props {
  readonly event: EventView
  readonly shown: EventTab
  /** What there is to do about the event, where no card shows it. */
  readonly children: ReactNode
}

/** Links to the tabs of an event, which stay in view. */
export function EventTabs({ event, shown, children }: Props) {
  const { t } = useWords()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const current = list.current?.querySelector<HTMLElement>(`[href="${tabHref(pathname, shown)}"]`)
    // Not scrollIntoView, which could scroll the page, too.
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft - 48
  }, [pathname, shown])
  return (
    <nav className="section-nav event-tabs" aria-label={t('events:sections.label')}>
      <div>
        <ul ref={list}>
          {tabsOf(event).map((tab) => (
            <li key={tab}>
              <a href={tabHref(pathname, tab)} aria-current={tab === shown ? 'page' : undefined}>
                {tabName(tab, t)}
              </a>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </nav>
  )
}

/** The tabs of an event: teams only where there are relays. */
const tabsOf = ({ programData }: EventView): readonly EventTab[] =>
  EVENT_TABS.filter((tab) => tab !== 'teams' || programData.some(({ kind }) => kind === 'relay'))

export function tabName(tab: EventTab, t: Words['t']): string {
  if (tab === 'teams') return t('sport:offerKinds.relay')
  return t(`events:sections.${tab === 'pre-start' ? 'preStart' : tab}`)
}
