/** A tab has an address: `?tab=entries` on its page. */

const BASE = 'https://ours.invalid'

/** Whether two addresses are tabs of one page: another tab leaves the reader where they are. */
export function isOtherTab(shown: string, address: string): boolean {
  const [from, to] = [new URL(shown, BASE), new URL(address, BASE)]
  return from.pathname === to.pathname && from.searchParams.get('tab') !== to.searchParams.get('tab')
}
