/** What widgets tell the page around them. */

import type { Failure } from './read-data.ts'

export interface Events {
  readonly ready: { readonly widget: string; readonly version: string; readonly count: number }
  readonly data: { readonly count: number; readonly stale: boolean }
  readonly change: Readonly<Record<string, unknown>>
  readonly navigate: Link
  readonly error: Failure
  readonly empty: null
}

/** Where a link of a widget leads. */
export interface Link {
  readonly kind: 'event' | 'swimmer' | 'site'
  /** An event's number or a swimmer's registry ID; '' for the site itself. */
  readonly id: string
  readonly href: string
}

/** Tells of something, through every shadow root around; whether the host let it be. */
export function dispatch<Name extends keyof Events>(
  host: Element,
  name: Name,
  detail: Events[Name],
): boolean {
  const init = { bubbles: true, composed: true, cancelable: name === 'navigate', detail }
  return host.dispatchEvent(new CustomEvent(`polynya-${name}`, init))
}

const KINDS = { event: /\/view-event\/(\d+)/, swimmer: /\/view-swimmer\/(\w+)/ } as const

export function linkOf(href: string): Link {
  for (const [kind, address] of Object.entries(KINDS)) {
    const [, id] = address.exec(href) ?? []
    if (id) return { kind: kind as keyof typeof KINDS, id, href }
  }
  return { kind: 'site', id: '', href }
}
