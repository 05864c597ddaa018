import type { Client, Tokens } from '@polynya/contract'

/** Installation that a story runs against, through its public API. */
export interface World {
  readonly now: Date
  readonly visitor: Client
  /** The first super administrator, signed in. */
  readonly superAdmin: Client
  as(tokens: Tokens): Client
  /** Returns the secret in the link of the newest e-mail to an address. */
  mailToken(email: string): Promise<string>
  /** Runs a part of the story at another time, such as while registration was open. */
  at<T>(instant: Date, part: () => Promise<T>): Promise<T>
  /** Chooses the outcome of a payment on the sandbox page; absent without a sandbox gateway. */
  choose?(confirmationUrl: string, choice: 'pay' | 'refuse'): Promise<void>
  /** Receives progress messages. */
  say?(line: string): void
}

export interface Size {
  /** Number of seasons, including the current one. */
  readonly seasons: number
  readonly events: number
  /** Number of imported swimmers, in addition to the named ones. */
  readonly swimmers: number
  /** Number of swimmers with a photo. */
  readonly photos: number
}

export const SIZES = {
  demo: { seasons: 4, events: 30, swimmers: 600, photos: 40 },
  small: { seasons: 1, events: 3, swimmers: 30, photos: 0 },
} as const satisfies Record<string, Size>
