/** Milliseconds. A page in the background has no frames. */
const LONGEST_WAIT = 100

const waiting = new Set<() => void>()
let isBusy = false

/**
 * Calls a function that draws a part of the page in a later task, one before each frame: many widgets or lists that are drawn
 * at once would block the page. Returns the function that cancels the call.
 */
export function inTurn(draw: () => void): () => void {
  waiting.add(draw)
  if (!isBusy) setTimeout(drawNext)
  isBusy = true
  return () => waiting.delete(draw)
}

function drawNext() {
  const [draw] = waiting
  isBusy = draw !== undefined
  if (!draw) return
  waiting.delete(draw)
  afterFrame(drawNext)
  draw()
}

function afterFrame(call: () => void) {
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    setTimeout(call)
  })
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame)
    call()
  }, LONGEST_WAIT)
}
