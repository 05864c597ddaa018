/** Calls a function once: after a while, or as soon as the page is online. */
export function again(attempt: () => void) {
  const run = () => {
    clearTimeout(timer)
    removeEventListener('online', run)
    attempt()
  }
  const timer = setTimeout(run, AGAIN_MS)
  addEventListener('online', run)
}

const AGAIN_MS = 15_000
