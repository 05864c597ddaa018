/** Events that widgets dispatch to the host page. */

import type { Failure } from './read-data.ts'

export interface Events {
  readonly ready: { readonly widget: string; readonly version: string; readonly count: number }
  readonly data: { readonly count: number; readonly stale: boolean }
  readonly change: Readonly<Record<string, unknown>>
  readonly navigate: Link
  readonly error: Failure
  readonly empty: null
}

/** Target of a link inside a widget. */
export interface Link {
  readonly kind: 'event' | 'swimmer' | 'site'
  /** Event ID or swimmer registry ID; '' for the site itself. */
  readonly id: string
  readonly href: string
}

/** Dispatches a composed event. Returns false if the host called `preventDefault()`. */
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
