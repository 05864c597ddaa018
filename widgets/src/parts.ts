/**
 * Elements that a host may style with `::part(…)`, by internal selector. Part names are stable; the selectors may
 * change.
 */

export const PARTS = {
  heading: 'h2,h3,h4,h5,h6',
  toolbar: '.calendar-toolbar',
  'nav-button': '.calendar-toolbar button',
  table: 'table',
  row: 'tr',
  cell: 'td,th',
  event: '.month-bar',
  card: '.event-card,.swimmer-card',
  link: 'a',
  status: '.event-status,[role=alert],.stale',
} as const satisfies Readonly<Record<string, string>>

/** Sets the `part` names and link targets below a root, now and after every change. */
export function nameParts(root: ShadowRoot, targetOfLinks: () => string) {
  const name = () => {
    for (const [part, selector] of Object.entries(PARTS)) {
      const unnamed = `:is(${selector}):not([part=${part}])`
      for (const element of root.querySelectorAll(unnamed)) element.setAttribute('part', part)
    }
    const target = targetOfLinks()
    for (const link of target ? root.querySelectorAll('a') : []) link.target = target
  }
  new MutationObserver(name).observe(root, { childList: true, subtree: true })
}
