import type { User } from '@polynya/contract'

/**
 * Returns an unsigned access token of a user.
 * @param serial distinguishes tokens of the same user
 */
export function accessTokenFor(user: User, serial = 1): string {
  const parts = [{ alg: 'none', typ: 'JWT' }, { data: user, jti: String(serial) }, 'unsigned']
  return parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
}
