/** Events that widgets dispatch to the host page. */

import type { Events, Link } from './event-types.ts'

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
