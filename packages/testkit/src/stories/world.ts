import type { Client, Tokens } from '@polynya/contract'

/** What a story is played on: an installation, by its public calls alone. */
export interface World {
  readonly now: Date
  readonly visitor: Client
  /** The first super administrator, signed in. */
  readonly superAdmin: Client
  as(tokens: Tokens): Client
  /** The secret in the link of the newest mail to an address. */
  mailToken(email: string): Promise<string>
  /** Plays a part of the story at another time, such as when the registration of an event was open. */
  at<T>(instant: Date, part: () => Promise<T>): Promise<T>
  /** Says on the page of the built-in gateway how a payment ends; an installation may have no such gateway. */
  choose?(confirmationUrl: string, choice: 'pay' | 'refuse'): Promise<void>
  /** Is told how far the story has come. */
  say?(line: string): void
}

export interface Size {
  /** The current season and those before it. */
  readonly seasons: number
  readonly events: number
  /** Imported ones; those with a name come on top. */
  readonly swimmers: number
  /** How many of them have a photo. */
  readonly photos: number
}

export const SIZES = {
  demo: { seasons: 3, events: 30, swimmers: 600, photos: 60 },
  small: { seasons: 1, events: 3, swimmers: 30, photos: 0 },
} as const satisfies Record<string, Size>
