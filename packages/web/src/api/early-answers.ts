/** The script in index.html asks for what the first page shows before the app is there: its answers wait here. */

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
