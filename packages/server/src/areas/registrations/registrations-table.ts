/** Registrations as a table for spreadsheets. */

import type { EventRegistration } from '@polynya/contract'
import { type DistCode, findDistCode } from '@polynya/domain'
import { createFormats } from '@polynya/i18n'
import type { Places } from '@polynya/i18n/server'
import { regionNamed } from '../named-regions.ts'
import type { Cell } from '../spreadsheet.ts'

interface Reading extends Given {
  /** The name of a country. */
  readonly country: (code: string) => string
}

interface Given {
  /** Moments are those of the venue. */
  readonly timeZone: string
  readonly language: 'ru' | 'en'
  /** What heads, states and distances are called, by their keys. */
  readonly word: (key: string) => string
  readonly places: Places
}

const COLUMNS = [
  'number',
  'name',
  'iwsaid',
  'age',
  'ageGroup',
  'club',
  'region',
  'city',
  'entries',
  'paid',
  'order',
  'sum',
  'currency',
  'email',
  'registeredAt',
  'paidAt',
  'checkedInAt',
  'admissions',
] as const

export function registrationsTable(rows: readonly EventRegistration[], given: Given): Cell[][] {
  const { word } = given
  const reading = { ...given, country: createFormats(given.language).country }
  return [
    COLUMNS.map((name) => word(`registrations:columns.${name}`)),
    ...rows.map((row) => line(row, reading)),
  ]
}

function line(row: EventRegistration, reading: Reading): Cell[] {
  const { timeZone, language, word } = reading
  const moment = momentIn(timeZone)
  const orders = row.orders.filter(({ status }) => status !== 'cancelled' && status !== 'expired')
  return [
    row.number,
    nameOf(row, language),
    row.iwsaid,
    row.age,
    row.ageGroup,
    row.club,
    placeOf(row, reading),
    row.city,
    row.entries.map((entry) => entryText(entry, reading)).join('; '),
    word(`registrations:${row.isPaid ? 'paid' : 'unpaid'}`),
    orders.map(({ id, status }) => `${id}: ${word(`orders:statuses.${status}`)}`).join('; '),
    { amount: orders.reduce((sum, { total }) => sum + total, 0) },
    orders[0]?.currency ?? null,
    row.email,
    moment(row.registeredAt),
    orders
      .map(({ paidAt }) => moment(paidAt))
      .filter(Boolean)
      .join('; '),
    moment(row.checkedInAt),
    row.admissions.map((admission) => admissionText(admission, word)).join('; '),
  ]
}

/** The region, or the country of a swimmer from abroad. */
function placeOf({ regionCode, country }: EventRegistration, reading: Reading): string {
  const region = regionCode === null ? null : regionNamed(reading.places, regionCode)
  return region ? region[reading.language] : reading.country(country)
}

function nameOf(row: EventRegistration, language: Reading['language']): string {
  const { nativeLastName, nativeFirstName, nativePatronim } = row
  const native = language === 'ru' && nativeLastName !== null
  const parts = native ? [nativeLastName, nativeFirstName, nativePatronim] : [row.lastName, row.firstName]
  return parts.filter(Boolean).join(' ')
}

function entryText(
  { distCode, state, division, seedTime, team }: EventRegistration['entries'][number],
  { language, word }: Reading,
) {
  const teamName = language === 'ru' ? team?.teamNameRu : team?.teamNameEn
  const code: DistCode | null = findDistCode(distCode)
  const name = code ? word(`sport:distances.${code}.short`) : distCode
  return [name, division, seedTime, teamName, word(`orders:entries.${state}`)].filter(Boolean).join(', ')
}

function admissionText(
  { kind, state, validUntil }: EventRegistration['admissions'][number],
  word: Reading['word'],
) {
  const until = [word(`admissions:states.${state}`), validUntil].filter(Boolean).join(' ')
  return `${word(`admissions:kinds.${kind}`)}: ${until}`
}

/** «2026-01-16 12:05:31»: what every spreadsheet reads as a moment. */
function momentIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (at: string | null) => (at === null ? '' : format.format(new Date(at)))
}
