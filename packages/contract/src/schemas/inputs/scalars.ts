import {
  AMOUNT_MAX,
  DIST_CODES,
  findDistCode,
  isAmount,
  isDate,
  isDateForm,
  isTimeZone,
  LENGTHS,
  type NameProblem,
  type NameScript,
  nameProblem,
  normalName,
  PAGE_SIZE,
  parseRaceTime,
  parseSeason,
  REGISTRY_ID,
  REGISTRY_SEARCH,
} from '@polynya/domain'
import * as z from 'zod/mini'
import type { FieldReason } from '../../reasons.ts'

/** A check that gives a field reason where the value does not hold. */
export const holds = <T>(test: (value: T) => boolean, reason: FieldReason, path?: PropertyKey[]) =>
  z.refine<T>(test, { message: reason, ...(path && { path }) })

type Length = keyof typeof LENGTHS | readonly [number, number]

/** Text of a length without the spaces around it, which are never meant; empty text is a field left out. */
export const text = (length: Length) => z.string().check(z.trim(), ...ofLength(length))

/** Text of a length as it was written: a secret, or a document that is published as it is. */
export const exactText = (length: Length) => z.string().check(...ofLength(length))

function ofLength(length: Length) {
  const [min, max] = typeof length === 'string' ? LENGTHS[length] : length
  return [z.minLength(min, { error: 'too_short' }), z.maxLength(max, { error: 'too_long' })] as const
}

/** A name of a length by a rule, in its stored form. */
export const nameBy = (length: keyof typeof LENGTHS, problemOf: (name: string) => NameProblem | null) => {
  const [min, max] = LENGTHS[length]
  return z.string().check(
    z.overwrite(normalName),
    z.minLength(min, { error: 'too_short' }),
    z.maxLength(max, { error: 'too_long' }),
    z.superRefine((value, context) => {
      const message = problemOf(value)
      if (message) context.addIssue({ code: 'custom', message, input: value })
    }),
  )
}

/** A name of a person or a city by the rules of `nameProblem`. */
export const name = (length: keyof typeof LENGTHS, script: NameScript, extra = '') =>
  nameBy(length, (value) => nameProblem(value, script, extra))

/** A whole number that a path or query writes as text; clients pass a number. */
export const whole = z.transform((value: number): unknown => {
  const given: unknown = value
  return typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : given
})

export const range = (min: number, max: number) =>
  z
    .int({ error: 'not_a_number' })
    .check(z.gte(min, { error: 'too_small' }), z.lte(max, { error: 'too_large' }))

/** An object's number. */
export const Id = range(1, 2_147_483_647)
/** An object's number in a path or query. */
export const IdParam = z.pipe(whole, Id)

export const RegistryId = z.string().check(z.regex(REGISTRY_ID, { error: 'wrong_format' }))
/** A registry ID or its start: at least four letters. */
export const RegistryKey = z.string().check(z.regex(REGISTRY_SEARCH, { error: 'length_four' }))

/** Of text in another form the form is what is wrong. */
const isDateOrNoForm = (date: string) => isDate(date) || !isDateForm(date)

/** A calendar date, `YYYY-MM-DD`. */
export const DateOnly = z
  .string()
  .check(holds(isDateForm, 'not_a_date'), holds(isDateOrNoForm, 'date_does_not_exist'))
/** An instant, ISO 8601 with its offset. */
export const Instant = z.iso.datetime({
  offset: true,
  error: ({ input }) =>
    isDateOrNoForm(String(input).slice(0, 10)) ? 'not_a_date' : ('date_does_not_exist' satisfies FieldReason),
})
/** A race time, exactly `mm:ss.hh`. */
export const RaceTime = z.string().check(holds((value) => parseRaceTime(value) !== null, 'wrong_format'))
/** A time of day, `HH:MM`. */
export const TimeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'wrong_format' }))
export const TimeZone = z.string().check(holds(isTimeZone, 'not_a_time_zone'))
export const SeasonLabel = z.string().check(holds((value) => parseSeason(value) !== null, 'not_a_season'))
export const Password = exactText('password')
export const CountryCode = z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'country_unknown' }))
/** A first-level subdivision by ISO 3166-2, such as `RU-TYU`. */
export const RegionCode = z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, { error: 'region_unknown' }))
export const CurrencyCode = z.string().check(z.regex(/^[A-Z]{3}$/, { error: 'wrong_format' }))
/** A distance code in any case; what is read of it is the code as the federation writes it. */
export const DistanceCode = z.pipe(
  z.transform((value: string): unknown => (typeof value === 'string' ? findDistCode(value) : value)),
  z.enum(DIST_CODES, { error: 'wrong_format' }),
)
/** Money in major units, with at most two decimals. */
export const Amount = z
  .number({ error: 'not_a_number' })
  .check(
    z.gte(0, { error: 'too_small' }),
    z.lte(AMOUNT_MAX, { error: 'too_large' }),
    holds(isAmount, 'wrong_format'),
  )
/** A phone number as people write it. */
export const PhoneNumber = z.string().check(z.regex(/^\+?[\d ()-]{6,20}$/, { error: 'not_a_phone' }))
/** An address on the web: http or https. */
export const WebAddress = z
  .url({ protocol: /^https?$/, error: 'not_a_url' })
  .check(z.maxLength(500, { error: 'too_long' }))
/** A secret of a link or a token, as it was sent. */
export const Secret = exactText([16, 512])

/** Yes or no in a query. */
export const flag = z.pipe(
  z.transform((value: boolean): unknown => ({ true: true, false: false })[String(value)]),
  z.boolean(),
)

/** The query of a list: its sort keys, page and length. */
/** IDs separated by commas, at most a page of them. */
export const Ids = z.string().check(z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/, { error: 'wrong_format' }))

export const listQuery = <const Sort extends string>(sort: readonly [Sort, ...Sort[]]) => ({
  sort: z.optional(z.enum(sort)),
  order: z.optional(z.enum(['asc', 'desc'])),
  page: z.optional(z.pipe(whole, range(1, 100_000))),
  limit: z.optional(z.pipe(whole, range(1, PAGE_SIZE.max))),
})

/** An upload: one file in the field `file`. */
export const Upload = z.strictObject({ file: z.file() })
