/** Responses that the script in index.html fetched for the first page before the app has loaded. */

type Fetch = typeof globalThis.fetch

declare global {
  interface Window {
    /** By address; each is taken once. */
    earlyAnswers?: Record<string, Promise<Response>>
  }
}

/** A `fetch` that takes an early answer where one waits. */
export function fetchWithEarlyAnswers(page: Window): Fetch {
  return (input, init) => {
    const early = page.earlyAnswers
    const address = String(input)
    const answer = early?.[address]
    if (!early || !answer || (init?.method ?? 'GET') !== 'GET') return page.fetch(input, init)
    delete early[address]
    return answer
  }
}
