/** E-mail addresses, whose domains may be written in any script or in punycode: stored in ASCII, so that both are one. */

import * as z from 'zod/mini'

/** The local part in ASCII: few mail servers accept another. The domain in any letters. */
const TYPED =
  /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*[.。．｡])+[\p{L}\p{M}\p{N}-]{2,}$/u
const ASCII = /@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]*[a-z\d])$/i

/**
 * The address with its domain in ASCII: `ivan@почта.рф` as `ivan@xn--80a1acny.xn--p1ai`. An address in ASCII without
 * punycode, and whatever is no address, stays as it is.
 */
export function asciiEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  if (at < 1 || !/[^\0-\x7F]|xn--/i.test(domain) || !TYPED.test(email)) return email
  const host = hostOf(domain)
  return host ? `${email.slice(0, at)}@${host}` : email
}

/** The host as the URL standard writes it (UTS 46); null where it is none. */
function hostOf(domain: string): string | null {
  try {
    return new URL(`https://${domain}`).hostname
  } catch {
    return null
  }
}

/** An e-mail address; what is read of it has its domain in ASCII. */
export const Email = z
  .email({ pattern: TYPED, error: 'not_an_email', abort: true })
  .check(
    z.overwrite(asciiEmail),
    z.regex(ASCII, { error: 'not_an_email' }),
    z.maxLength(254, { error: 'too_long' }),
  )
