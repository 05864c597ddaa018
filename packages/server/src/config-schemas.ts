/** Variables of the environment and their schemas: text in, value out. A message completes the sentence "must be …". */

import { isIP } from 'node:net'
import * as z from 'zod/mini'

export interface Variable<Schema extends z.core.$ZodType = z.core.$ZodType> {
  readonly schema: Schema
  /** The value of an unset or empty variable; null is none. */
  readonly fallback: string | null
  /** What the variable means, for the README. */
  readonly help: string
}

export const variable = <S extends z.core.$ZodType>(
  fallback: string,
  schema: S,
  help: string,
): Variable<S> => ({
  fallback,
  schema,
  help,
})

/** A variable whose value is null where it is not set. */
export const optional = <S extends z.core.$ZodType>(
  schema: S,
  help: string,
): Variable<z.ZodMiniNullable<S>> => ({
  fallback: null,
  schema: z.nullable(schema),
  help,
})

export const anyText = z.string()

const text = (isRight: (text: string) => boolean, mustBe: string) =>
  z.string().check(z.refine(isRight, mustBe))

export const whole = (min: number, max: number) =>
  z.pipe(
    text((each) => {
      const value = Number(each)
      return Number.isInteger(value) && value >= min && value <= max
    }, `a whole number from ${min} to ${max}`),
    z.transform(Number),
  )

/** A number from 0 to 1. */
export const share = z.pipe(
  text((each) => Number(each) >= 0 && Number(each) <= 1, 'a number from 0 to 1'),
  z.transform(Number),
)

/** Names with values, percent-encoded as OpenTelemetry requires. */
export const keyValues = z.pipe(
  text((all) => pairsOf(all).every((pair) => pair !== null), 'name=value, with commas between them'),
  z.transform((all: string) => Object.fromEntries(pairsOf(all).flatMap((pair) => (pair ? [pair] : [])))),
)

const pairsOf = (all: string) =>
  all
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .map(pairOf)

function pairOf(text: string): readonly [name: string, value: string] | null {
  const [, name = '', value = ''] = /^([\w!#$%&'*+.^`|~-]+)\s*=\s*([\x21-\x7e][\x20-\x7e]*)$/.exec(text) ?? []
  try {
    return name === '' ? null : [name, decodeURIComponent(value)]
  } catch {
    return null
  }
}

/** An address, without its last slash. */
export const url = (...protocols: string[]) =>
  z.pipe(
    text(
      (each) => URL.canParse(each) && protocols.includes(new URL(each).protocol.slice(0, -1)),
      `an address with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
    ),
    z.transform((each: string) => each.replace(/\/$/, '')),
  )

/** Addresses with spaces or commas between them. */
export function urls(...protocols: string[]) {
  const isUrl = (each: string) =>
    URL.canParse(each) && protocols.includes(new URL(each).protocol.slice(0, -1))
  return z.pipe(
    text(
      (all) => listOf(all).every(isUrl),
      `addresses with ${protocols.map((each) => `${each}://`).join(' or ')}`,
    ),
    z.transform(listOf),
  )
}

const listOf = (all: string): string[] => all.split(/[\s,]+/).filter(Boolean)

export const host = text((each) => each === 'localhost' || isIP(each) > 0, 'an IP address or localhost')

export const yesNo = z.pipe(
  text((each) => each === '0' || each === '1', '0 or 1'),
  z.transform((each: string) => each === '1'),
)

export const networks = text(
  (each) => each === '*' || each.split(',').every((network) => isNetwork(network.trim())),
  'IP addresses and networks with commas between them, or *',
)

function isNetwork(network: string): boolean {
  const [address = '', bits = '0', ...more] = network.split('/')
  const version = isIP(address)
  const most = version === 4 ? 32 : 128
  return version > 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most
}

/** A key of some bytes in base64url. */
export const keyOf = (bytes: number) =>
  text(
    (each) => /^[\w-]+$/.test(each) && Buffer.from(each, 'base64url').length === bytes,
    `${bytes} bytes in base64url`,
  )

/** A secret that cannot be guessed. */
export const secret = text((each) => each.length >= 16, 'at least 16 characters')

export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, `one of ${values.join(', ')}`)
