import { lenexStyle } from '@polynya/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lenexFile } from './lenex-file.ts'
import type { LenexAthlete, LenexMeet, LenexRelay, LenexResult, LenexStart } from './lenex-model.ts'
import { readLenex } from './read-lenex.ts'

/** Any text that XML can have; spaces around it are no part of a name. */
const text = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 12 })
  .map((own) => own.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '').trim())
  .filter((own) => own !== '')
const textOrNull = fc.option(text)
const timeCs = fc.option(fc.integer({ min: 1, max: 5_999_999 }))
const lane = fc.option(fc.integer({ min: 0, max: 9 }))
const age = fc.option(fc.integer({ min: 0, max: 99 }))

/** The programme of each meet: a distance and a relay, with a heat each. */
const EVENTS = (
  [
    ['10', '25FR', '100'],
    ['20', '4x25MX', '200'],
  ] as const
).map(([id, distCode, heatId], index) => ({
  ...{
    id,
    number: index + 1,
    gender: 'X',
    daytime: '10:30',
    previousId: null,
    style: lenexStyle(distCode),
    fee: null,
  },
  heats: [{ id: heatId, number: 1, daytime: null }],
}))

const start = (eventId: string, heatId: string): fc.Arbitrary<LenexStart> =>
  fc.record({
    eventId: fc.constant(eventId),
    heatId: fc.option(fc.constant(heatId)),
    lane,
    status: fc.constantFrom(null, 'DSQ', 'DNS', 'WDR'),
    timeCs,
    positions: fc.constant([]),
  })

const result = (own: fc.Arbitrary<LenexStart>): fc.Arbitrary<LenexResult> =>
  fc
    .tuple(
      own,
      textOrNull,
      fc.option(fc.integer({ min: 0, max: 1200 })),
      fc.array(fc.integer({ min: 1, max: 9000 })),
    )
    .map(([found, comment, points, times]) => ({
      ...{ ...found, id: '', comment, points },
      splits: times.map((time, index) => ({ distance: 5 * (index + 1), timeCs: time })),
    }))

const athlete: fc.Arbitrary<LenexAthlete> = fc.record({
  ...{ id: fc.constant(''), license: textOrNull, lastName: text, firstName: text },
  ...{ lastNameEn: textOrNull, firstNameEn: textOrNull, birthDate: fc.constantFrom(null, '1980-02-29') },
  namePrefix: textOrNull,
  ...{ gender: fc.constantFrom('M', 'F'), nation: fc.constantFrom(null, 'SUI') },
  entries: fc.array(start('10', '100'), { maxLength: 2 }),
  results: fc.array(result(start('10', '100')), { maxLength: 2 }),
})

const relay: fc.Arbitrary<LenexRelay> = fc.record({
  ...{ name: textOrNull, number: fc.option(fc.integer({ min: 1, max: 9 })), gender: fc.constant('X') },
  entries: fc.constant([]),
  results: fc.array(
    result(start('20', '200').map((own) => ({ ...own, positions: [{ number: 1, athleteId: '1' }] }))),
    { maxLength: 2 },
  ),
})

const meet: fc.Arbitrary<LenexMeet> = fc
  .record({
    ...{ name: text, nameEn: textOrNull, city: textOrNull, nation: textOrNull, course: textOrNull },
    ...{ organizer: textOrNull, email: textOrNull, deadline: fc.constant('2026-01-20') },
    ...{ entryStart: fc.constantFrom(null, '2025-12-01'), deadlineTime: fc.constantFrom(null, '18:00') },
    ...{ maxEntries: fc.constantFrom(null, 4), ageDate: fc.constantFrom(null, '2026-01-23') },
    hasYears: fc.boolean(),
    lanes: fc.constantFrom(null, { first: 0, last: 9 }),
    groups: fc.array(fc.record({ name: textOrNull, min: age, max: age }), { maxLength: 3 }),
    clubs: fc.array(
      fc.record({
        ...{ name: text, type: text, nation: textOrNull, region: textOrNull, city: textOrNull },
        ...{ athletes: fc.array(athlete, { maxLength: 4 }), relays: fc.array(relay, { maxLength: 2 }) },
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ groups, clubs, hasYears, ...head }) => {
    const ageGroups = groups.map((group, index) => ({ ...group, id: String(index) }))
    const events = EVENTS.map((event) => ({ ...event, ageGroups }))
    const session = { number: 1, name: null, date: '2026-01-23', daytime: '10:00', course: 'SCM', events }
    return {
      ...head,
      countsYears: hasYears && head.ageDate !== null,
      sessions: [session],
      clubs: numbered(clubs),
    }
  })

/** IDs are unique in a file. */
function numbered(clubs: LenexMeet['clubs']): LenexMeet['clubs'] {
  let last = 0
  const withIds = (results: readonly LenexResult[]) => results.map((own) => ({ ...own, id: String(++last) }))
  return clubs.map((club) => ({
    ...club,
    athletes: club.athletes.map((own) => ({ ...own, id: String(++last), results: withIds(own.results) })),
    relays: club.relays.map((own) => ({ ...own, results: withIds(own.results) })),
  }))
}

/** The same without the lines of a file. */
const withoutLines = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, own: unknown) => (key === 'line' ? undefined : own)))

describe('a meet', () => {
  it.each(['lef', 'lxf'] as const)('is the same after it was written as .%s and read', (type) => {
    fc.assert(
      fc.property(meet, (written) => {
        const { meet: read, problems } = readLenex(Buffer.from(lenexFile(written, type, 'meet')))
        expect(problems).toEqual([])
        expect(withoutLines(read)).toEqual(withoutLines(written))
      }),
    )
  })
})
