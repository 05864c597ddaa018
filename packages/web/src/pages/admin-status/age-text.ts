import type { Words } from '@polynya/ui'

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 3_600

/** Writes an age in seconds, minutes or hours. */
export function ageText(seconds: number, t: Words['t']): string {
  if (seconds < MINUTE_SECONDS) return t('status:seconds', { count: seconds })
  if (seconds < HOUR_SECONDS) return t('status:minutes', { count: Math.floor(seconds / MINUTE_SECONDS) })
  return t('status:hours', { count: Math.floor(seconds / HOUR_SECONDS) })
}
