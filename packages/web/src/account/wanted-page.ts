/** Where the browser keeps the page that somebody wanted before they signed up: its letter may open another tab. */
export const WANTED_PAGE_KEY = 'wantedPage'
