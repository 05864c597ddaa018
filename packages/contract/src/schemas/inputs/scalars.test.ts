import { AMOUNT_MAX, LENGTHS, PAGE_SIZE } from '@polynya/domain'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fieldIssues } from '../../field-issues.ts'
import {
  Amount,
  CountryCode,
  CurrencyCode,
  DateOnly,
  DistanceCode,
  flag,
  Id,
  IdParam,
  Instant,
  listQuery,
  name,
  Password,
  PhoneNumber,
  RaceTime,
  RegionCode,
  RegistryId,
  RegistryKey,
  SeasonLabel,
  Secret,
  TimeZone,
  text,
  WebAddress,
} from './scalars.ts'

/** The reasons with which a schema rejects a value; none if it accepts it. */
const faults = (schema: z.core.$ZodType, value: unknown) => {
  const { error } = z.safeParse(schema, value)
  return error ? fieldIssues(error, value).map(({ reason }) => reason) : []
}

describe('a scalar of a request', () => {
  it.each<[string, z.core.$ZodType, readonly unknown[]]>([
    ['an ID', Id, [1, 2_147_483_647]],
    ['an ID in a path', IdParam, ['1', '2147483647', 7]],
    ['a registry ID', RegistryId, ['PETR004217', 'ABCD1', 'ABCDEFGHIJKLMNOP']],
    ['the start of a registry ID', RegistryKey, ['PETR', 'PETR0042']],
    ['a date', DateOnly, ['2026-02-28', '2024-02-29']],
    ['an instant', Instant, ['2026-01-16T09:00:00Z', '2026-01-16T09:00:00+05:00']],
    ['a race time', RaceTime, ['00:00.01', '99:59.99']],
    ['a time zone', TimeZone, ['Europe/Moscow', 'Asia/Kamchatka']],
    ['a season', SeasonLabel, ['2025-2026']],
    ['a password', Password, ['12345678', 'x'.repeat(128)]],
    ['a country', CountryCode, ['RU', 'EE']],
    ['a region', RegionCode, ['RU-TYU', 'RU-KR', 'EE-37']],
    ['a currency', CurrencyCode, ['RUB', 'EUR']],
    ['a distance code', DistanceCode, ['50BR', '4x25mx', 'g-dnr']],
    ['an amount', Amount, [0, 0.01, 1500.5, AMOUNT_MAX]],
    ['a web address', WebAddress, ['https://polynya.example/a', 'http://polynya.example']],
    ['a secret', Secret, ['x'.repeat(16), 'x'.repeat(512)]],
    ['a flag', flag, ['true', 'false', true]],
  ])('accepts the bounds of %s', (_, schema, values) => {
    expect(values.filter((value) => faults(schema, value).length > 0)).toEqual([])
  })

  it.each<[string, z.core.$ZodType, unknown, string]>([
    ['an ID', Id, 0, 'too_small'],
    ['an ID', Id, 2_147_483_648, 'too_large'],
    ['an ID', Id, 1.5, 'not_a_number'],
    ['an ID in a path', IdParam, 'x', 'not_a_number'],
    ['an ID in a path', IdParam, '0', 'too_small'],
    ['a registry ID', RegistryId, 'PET004217', 'wrong_format'],
    ['a registry ID', RegistryId, 'PETR-4217', 'wrong_format'],
    ['the start of a registry ID', RegistryKey, 'PET', 'length_four'],
    ['a date', DateOnly, '16.01.2026', 'not_a_date'],
    ['a date', DateOnly, '2026-02-29', 'date_does_not_exist'],
    ['an instant', Instant, '2026-01-16T09:00:00', 'not_a_date'],
    ['an instant', Instant, '2026-02-30T09:00:00Z', 'date_does_not_exist'],
    ['a race time', RaceTime, '00:00.00', 'wrong_format'],
    ['a race time', RaceTime, '0:31.20', 'wrong_format'],
    ['a phone number', PhoneNumber, 'abc', 'not_a_phone'],
    ['a race time', RaceTime, '00:60.00', 'wrong_format'],
    ['a time zone', TimeZone, 'Moscow', 'not_a_time_zone'],
    ['a season', SeasonLabel, '2025-2027', 'not_a_season'],
    ['a password', Password, '1234567', 'too_short'],
    ['a password', Password, 'x'.repeat(129), 'too_long'],
    ['a country', CountryCode, 'ru', 'country_unknown'],
    ['a region', RegionCode, 'RU', 'region_unknown'],
    ['a currency', CurrencyCode, 'rubles', 'wrong_format'],
    ['a distance code', DistanceCode, '33FR', 'wrong_format'],
    ['an amount', Amount, -0.01, 'too_small'],
    ['an amount', Amount, AMOUNT_MAX + 1, 'too_large'],
    ['an amount', Amount, 0.001, 'wrong_format'],
    ['an amount', Amount, '5', 'not_a_number'],
    ['a web address', WebAddress, 'ftp://polynya.example', 'not_a_url'],
    ['a web address', WebAddress, `https://polynya.example/${'x'.repeat(500)}`, 'too_long'],
    ['a secret', Secret, 'x'.repeat(15), 'too_short'],
  ])('rejects %s: %o %j with %s', (_, schema, value, reason) => {
    expect(faults(schema, value)).toContain(reason)
  })

  it.each(Object.entries(LENGTHS))('keeps a text `%s` within its lengths', (length, [min, max]) => {
    const schema = text(length as keyof typeof LENGTHS)
    expect([min, max].map((size) => faults(schema, 'x'.repeat(size)))).toEqual([[], []])
    expect(faults(schema, 'x'.repeat(min - 1))).toEqual(['too_short'])
    expect(faults(schema, 'x'.repeat(max + 1))).toEqual(['too_long'])
  })

  it('reads texts without the spaces around them, but secrets as they are', () => {
    expect(z.parse(text([3, 20]), ' Кубок Тюмени\u00a0\n')).toBe('Кубок Тюмени')
    expect(faults(text([3, 20]), '    ')).toEqual(['too_short'])
    expect(z.parse(Password, ' 1234567 ')).toBe(' 1234567 ')
  })

  it('rejects a name by the first rule that it violates', () => {
    expect(faults(name('firstName', 'latin'), 'Анна')).toEqual(['name_not_latin'])
    expect(faults(name('firstName', 'any'), 'Анна')).toEqual([])
    expect(faults(name('firstName', 'any'), 'Anna 2')).toEqual(['name_digits'])
    expect(faults(name('city', 'any', '.'), 'St. Petersburg')).toEqual([])
  })
})

describe('the query of a list', () => {
  const Query = z.strictObject(listQuery(['name']))

  it('reads numbers from text', () => {
    const query = { sort: 'name', order: 'desc', page: '2', limit: String(PAGE_SIZE.max) }
    expect(z.parse(Query, query)).toEqual({ sort: 'name', order: 'desc', page: 2, limit: PAGE_SIZE.max })
  })

  it.each([
    [{ page: '0' }, 'too_small'],
    [{ limit: String(PAGE_SIZE.max + 1) }, 'too_large'],
    [{ sort: 'dob' }, 'not_allowed'],
    [{ order: 'up' }, 'not_allowed'],
    [{ offset: '1' }, 'unknown_field'],
  ])('rejects %j with %s', (query, reason) => {
    expect(faults(Query, query)).toEqual([reason])
  })
})
