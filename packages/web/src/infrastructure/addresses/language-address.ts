/** Addresses that name their language, `/events?lang=en`, as search engines list them. */

const BASE = 'https://ours.invalid'
const PARAMETER = 'lang'

/** @param search the query of an address */
export const languageNamedIn = (search: string): string | null => new URLSearchParams(search).get(PARAMETER)

/** Returns the address of a page in the language of its reader. */
export function withoutLanguage(address: string): string {
  const url = new URL(address, BASE)
  url.searchParams.delete(PARAMETER)
  return url.pathname + url.search + url.hash
}
