/** Returns the date of today where the visitor is, `YYYY-MM-DD`, without the first `Intl` formatter of a page. */
export function todayHere(now = new Date()): string {
  const here = new Date(now)
  here.setMinutes(now.getMinutes() - now.getTimezoneOffset())
  return here.toISOString().slice(0, 10)
}
