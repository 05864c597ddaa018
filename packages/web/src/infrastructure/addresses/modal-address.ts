/**
 * A dialog has an address: `?show=PETR004217` on any page shows a swimmer over it, a team's identifier shows
 * a team. The address can be bookmarked and shared, and Back closes the dialog.
 */

const BASE = 'https://ours.invalid'

/**
 * The address of a page with a dialog over it.
 * @param address of the page within the app, with or without a dialog
 * @param id a dialog identifier; null is the page alone
 */
export function withModal(address: string, id: string | null): string {
  const url = new URL(address, BASE)
  if (id === null) url.searchParams.delete('show')
  else url.searchParams.set('show', id)
  return url.pathname + url.search + url.hash
}

/** Whether an address is a dialog over the page of another one, which may have a dialog of its own. */
export const isModalOver = (page: string, address: string) =>
  withModal(address, null) === withModal(page, null) && withModal(address, null) !== address

/** The dialog identifier of an address; a router may have read it as a number. */
export const readModalSearch = ({ show }: Record<string, unknown>): { show?: string | number } =>
  typeof show === 'string' || typeof show === 'number' ? { show } : {}
