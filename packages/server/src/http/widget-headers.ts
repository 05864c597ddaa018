/** Headers of the widgets' files, which pages of any site load. */

export const IMMUTABLE = 'public, max-age=31536000, immutable'
/** A fix reaches every page after five minutes, and no visitor waits for it. */
export const EVERGREEN = 'public, max-age=300, stale-while-revalidate=86400'

const TO_ANYBODY = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
} as const

/** Headers that concern documents: on a script they are bytes without effect. */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
  'x-frame-options',
] as const

interface Headed {
  header(name: string, value: string): unknown
  removeHeader(name: string): unknown
}

/** Sets the headers of a file of the widgets. */
export function headFile(reply: Headed, cacheControl: string) {
  for (const name of OF_DOCUMENTS) reply.removeHeader(name)
  for (const [name, value] of Object.entries(TO_ANYBODY)) reply.header(name, value)
  reply.header('cache-control', cacheControl)
}
