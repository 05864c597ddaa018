/** Where sign-in leads: an address of ours, never one of somebody else's. */

import { paths } from '../paths.ts'

const NEVER_NEXT = /^\/(user\/login|401|404)(?:[/?#]|$)/

/** The page that somebody wanted, out of an address that anybody may have written; else home. */
export function nextPage(wanted: string | undefined): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || NEVER_NEXT.test(wanted)) return paths.home
  // Browsers leave out tabs and line breaks and take \ for /, and so would be led elsewhere.
  const url = new URL(wanted, 'https://ours.invalid')
  return url.host === 'ours.invalid' ? url.pathname + url.search + url.hash : paths.home
}

/** Where to sign in and come back from: an address of ours. */
export function loginFrom(address: string): string {
  const next = nextPage(address)
  return next === paths.home ? paths.login() : paths.login(next)
}
