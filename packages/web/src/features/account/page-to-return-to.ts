/**
 * Storage key of the page that a visitor requested before signing up: the link of the e-mail may open another
 * tab.
 */
export const WANTED_PAGE_KEY = 'wantedPage'
