/** Where sign-in leads: an address of ours, never one of somebody else's. */

const HOME = '/'
const NEVER_NEXT = /^\/(user\/login|401|404)(?:[/?#]|$)/

/** The page that somebody wanted, out of an address that anybody may have written; else home. */
export function nextPage(wanted: string | undefined): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || NEVER_NEXT.test(wanted)) return HOME
  // Browsers leave out tabs and line breaks and take \ for /, and so would be led elsewhere.
  const url = new URL(wanted, 'https://ours.invalid')
  return url.host === 'ours.invalid' ? url.pathname + url.search + url.hash : HOME
}
