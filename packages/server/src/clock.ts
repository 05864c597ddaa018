/** Borders of time and chance: passed in, so that tests and the demo decide what they say. */

import { randomBytes } from 'node:crypto'

export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** Where unguessable names and secrets come from. */
export interface Ids {
  /** 256 random bits as URL-safe text: tokens and secrets of links. */
  secret(): string
  /** 128 random bits as lower-case hexadecimal text: names of files. */
  key(): string
}

export const randomIds: Ids = {
  secret: () => randomBytes(32).toString('base64url'),
  key: () => randomBytes(16).toString('hex'),
}
