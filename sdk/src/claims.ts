import type { User } from '@polynya/contract'

/**
 * Decodes the user in the `data` claim of an access token, unverified; returns null if the token holds none.
 */
export function userOf(accessToken: string | undefined): User | null {
  try {
    const payload = (accessToken?.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(payload), (letter) => letter.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes)).data ?? null
  } catch {
    return null
  }
}

/** Whether both tokens speak for the same account. */
export function isSameUser(one: string, other: string): boolean {
  const id = userOf(one)?.id
  return id !== undefined && id === userOf(other)?.id
}
