/** Variables of the environment and their schemas: text in, value out. A message completes the sentence "must be …". */

import { isIP } from 'node:net'
import * as z from 'zod/mini'

type Schema = z.core.$ZodType

/** A kind of value. */
export interface Kind<S extends Schema = Schema> {
  readonly schema: S
  /** A wrong value as a message shows it, which may be logged: null if it could be or hold a secret. */
  readonly shown: (given: string) => string | null
}

export interface Variable<S extends Schema = Schema> extends Kind<S> {
  /** The value of an unset or empty variable; null is none. */
  readonly fallback: string | null
  /** What the variable means, for the README. */
  readonly help: string
}

export const variable = <S extends Schema>(fallback: string, kind: Kind<S>, help: string): Variable<S> => ({
  ...kind,
  fallback,
  help,
})

/** A variable whose value is null where it is not set. */
export const optional = <S extends Schema>(
  { schema, shown }: Kind<S>,
  help: string,
): Variable<z.ZodMiniNullable<S>> => ({
  fallback: null,
  schema: z.nullable(schema),
  shown,
  help,
})

const open = <S extends Schema>(schema: S): Kind<S> => ({ schema, shown: (given) => given })

const hidden = <S extends Schema>(schema: S): Kind<S> => ({ schema, shown: () => null })

export const anyText = open(z.string())

/** A secret of another system, of any length. */
export const anySecret = hidden(z.string())

/** What a text must be, as the end of a sentence. */
type Rule = readonly [isRight: (text: string) => boolean, mustBe: string]

const textOf = (...rules: readonly Rule[]) =>
  z.string().check(...rules.map(([isRight, error]) => z.refine<string>(isRight, { error, abort: true })))

const text = (...rule: Rule) => textOf(rule)

export const whole = (min: number, max: number) =>
  open(
    z.pipe(
      text((each) => {
        const value = Number(each)
        return Number.isInteger(value) && value >= min && value <= max
      }, `a whole number from ${min} to ${max}`),
      z.transform(Number),
    ),
  )

/** A number from 0 to 1. */
export const share = open(
  z.pipe(
    text((each) => Number(each) >= 0 && Number(each) <= 1, 'a number from 0 to 1'),
    z.transform(Number),
  ),
)

/** Names with values, percent-encoded as OpenTelemetry requires; a value may be a secret. */
export const keyValues = hidden(
  z.pipe(
    text((all) => pairsOf(all).every((pair) => pair !== null), 'name=value, with commas between them'),
    z.transform((all: string) => Object.fromEntries(pairsOf(all).flatMap((pair) => (pair ? [pair] : [])))),
  ),
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

const addressOf = (protocols: readonly string[], ...rules: readonly Rule[]) => ({
  schema: z.pipe(
    textOf(...urlRules(protocols, 'an address', (given) => [given]), ...rules),
    z.transform((each: string) => each.replace(/\/$/, '')),
  ),
  shown: withoutSecrets,
})

/** An address, without its last slash. */
export const url = (...protocols: string[]) => addressOf(protocols)

/** The address of a site, without its last slash: it serves its pages and files at `/` alone. */
export const siteUrl = (...protocols: string[]) =>
  addressOf(protocols, [(given) => /^\w+:\/\/[^/?#]+\/?$/.test(given), 'an address without a path'])

/** Addresses with spaces or commas between them. */
export const urls = (...protocols: string[]) => ({
  schema: z.pipe(textOf(...urlRules(protocols, 'addresses', listOf)), z.transform(listOf)),
  // A password may contain a separator, so one part that is no address hides all of them.
  shown(given: string) {
    const parts = listOf(given).map(withoutSecrets)
    return parts.includes(null) ? null : parts.join(' ')
  },
})

/** Rules of one or more addresses. The encoding is checked before the syntax, since it can be why that is wrong. */
function urlRules(
  protocols: readonly string[],
  what: string,
  split: (given: string) => readonly string[],
): readonly Rule[] {
  const names = protocols.map((protocol) => `${protocol}://`)
  const mustBe = `${what} with ${names.join(' or ')}`
  return [
    [
      (given) => split(given).every((url) => names.some((name) => url.toLowerCase().startsWith(name))),
      mustBe,
    ],
    [(given) => split(given).every(isEncoded), `percent-encoded in its user name and password: ${ENCODED}`],
    [(given) => split(given).every((url) => URL.canParse(url)), mustBe],
  ]
}

const ENCODED = [...'%#/?@'].map((character) => `${character} as ${encodeURIComponent(character)}`).join(', ')

/** A user name with a password that ends early, at a slash, `?` or `#`: the `@` is then in the path or what follows. */
const CUT_PASSWORD = /^[^@/?#]*:[^@/?#]*(?:\/[^?#]*@|(?:\/[^?#]*)?\?[^=#]*@|[^#]*#.*@)/

/** Whether the user name and the password can be read. In addresses of HTTP nothing reads them. */
function isEncoded(url: string): boolean {
  const [, scheme = '', rest = ''] = /^(.*?):\/\/(.*)$/s.exec(url) ?? []
  if (/^https?$/i.test(scheme)) return true
  const [, credentials = ''] = /^([^/?#]*)@/.exec(rest) ?? []
  return isDecodable(credentials) && !CUT_PASSWORD.test(rest)
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/**
 * Masks the password, the query and the fragment of an address; null if it is none. A password with an unencoded slash
 * or `#` is no password to a parser, so everything between the name of the user and the last `@` is masked.
 */
function withoutSecrets(given: string): string | null {
  if (!URL.canParse(given)) return null
  const [, start, user = '', password, rest = ''] =
    /^([a-z][\w+.-]*:\/\/)(?:([^:@/?#]*)(:.*)?@)?([^@]*)$/is.exec(given) ?? []
  if (start === undefined) return null
  const name = given.includes('@') ? `${user}${password === undefined ? '' : ':***'}@` : ''
  return `${start}${name}${rest.replace(/([?#]).*$/s, '$1***')}`
}

const listOf = (all: string): string[] => all.split(/[\s,]+/).filter(Boolean)

export const host = open(text((each) => each === 'localhost' || isIP(each) > 0, 'an IP address or localhost'))

/** The sender of e-mails, with a display name or without. */
export const sender = open(
  text(
    (each) => /^(?:[^<>@]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/.test(each),
    'an e-mail address, or a name and <address>',
  ),
)

export const yesNo = open(
  z.pipe(
    text((each) => each === '0' || each === '1', '0 or 1'),
    z.transform((each: string) => each === '1'),
  ),
)

export const networks = open(
  text(
    (each) => each === '*' || each.split(',').every((network) => isNetwork(network.trim())),
    'IP addresses and networks with commas between them, or *',
  ),
)

function isNetwork(network: string): boolean {
  const [address = '', bits = '0', ...more] = network.split('/')
  const version = isIP(address)
  const most = version === 4 ? 32 : 128
  return version > 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most
}

/** A key of some bytes in base64url; one in the wrong place may be the private one. */
export const keyOf = (bytes: number) =>
  hidden(
    text(
      (each) => /^[\w-]+$/.test(each) && Buffer.from(each, 'base64url').length === bytes,
      `${bytes} bytes in base64url`,
    ),
  )

/** A secret that cannot be guessed. */
export const secret = hidden(text((each) => each.length >= 16, 'at least 16 characters'))

export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  open(z.enum(values, `one of ${values.join(', ')}`))
