/**
 * The tabs of an event's page. `?tab=results` is the address of one; their names were anchors of one long page before,
 * so that `#results` leads to the tab, too.
 */

export const EVENT_TABS = ['overview', 'entries', 'teams', 'pre-start', 'results'] as const
export type EventTab = (typeof EVENT_TABS)[number]

/** Reads the tab of an address; the overview by default. */
export const readTab = (tab: unknown): EventTab => EVENT_TABS.find((each) => each === tab) ?? 'overview'

/** The query parameters of an event's address that its route knows. */
export const readEventSearch = ({ tab }: Record<string, unknown>): { tab?: EventTab } =>
  readTab(tab) === 'overview' ? {} : { tab: readTab(tab) }

/** Returns the tab that an anchor leads to from another tab; null if it leads to none, or is an anchor of the overview. */
export function tabOfAnchor(anchor: string, shown: EventTab): EventTab | null {
  const tab = EVENT_TABS.find((each) => each === anchor)
  return tab === undefined || tab === shown ? null : tab
}

/** Returns the address of a tab. */
export const tabHref = (pathname: string, tab: EventTab): string =>
  tab === 'overview' ? pathname : `${pathname}?tab=${tab}`
