/**
 * Fetches a public answer anew, past what the browser keeps for half a minute: whoever has changed it must see that at
 * once. Where it cannot be fetched, time does it.
 */
export const renewKept = (path: string): Promise<void> =>
  fetch(`/api/v1/${path}`, { cache: 'reload' }).then(
    () => undefined,
    () => undefined,
  )
