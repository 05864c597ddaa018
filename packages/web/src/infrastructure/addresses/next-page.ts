/** Target of a sign-in: always an address of this site, never an external one. */

import { paths } from './paths.ts'

const NEVER_NEXT = /^\/(user\/(?!settings)|401|404)/

/** Pages that know themselves where they lead. */
const FORWARDING = /^\/user\/(login|signup)$/

/** Reads the requested page from an untrusted address; defaults to home. */
export function nextPage(wanted: string | undefined): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || NEVER_NEXT.test(wanted)) return paths.home
  // Browsers leave out tabs and line breaks and take \ for /, and so would be led elsewhere.
  const url = new URL(wanted, 'https://ours.invalid')
  return url.host === 'ours.invalid' ? url.pathname + url.search + url.hash : paths.home
}

/** The page to come back to from sign-in or sign-up; home is where they lead anyway. */
export function pageToReturnTo(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address, 'https://ours.invalid')
  const next = nextPage(FORWARDING.test(pathname) ? (searchParams.get('next') ?? undefined) : address)
  return next === paths.home ? undefined : next
}

/** Address of the sign-in with the page to return to: an address of this site. */
export const loginFrom = (address: string) => paths.login(pageToReturnTo(address))

/**
 * Returns the address of a sign-in or sign-up that a link of index.html has led to, with the page to return to: such a link is
 * there before any script, and names none. Null if it is another page, or has a query.
 */
export function withReturn({
  href,
  referrer,
}: {
  readonly href: string
  readonly referrer: string
}): string | null {
  const url = new URL(href)
  if (!FORWARDING.test(url.pathname) || url.search || !referrer.startsWith(`${url.origin}/`)) return null
  const next = pageToReturnTo(referrer.slice(url.origin.length))
  return next === undefined ? null : `${url.pathname}?${new URLSearchParams({ next })}`
}
