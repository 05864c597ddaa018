/** Texts of a printout in its language: distances, people, places, conditions, signatures. */

import type { Entrant, EventSession, Language, Starter } from '@polynya/contract'
import { findDistCode, GENDERS, type Gender, type OfficialRole } from '@polynya/domain'
import { createFormats, type Formats } from '@polynya/i18n'
import type { Translate } from '@polynya/i18n/catalogues'
import type { Places } from '@polynya/i18n/server'
import { regionNamed } from '../named-regions.ts'
import type { Printout } from './pdf/printout.ts'
import type { PrintoutEvent } from './printouts.store.ts'

export interface Reading {
  readonly language: Language
  readonly t: Translate
  readonly formats: Formats
  readonly places: Places
}

export const readingIn = (
  language: Language,
  { words, places }: { readonly words: Readonly<Record<Language, Translate>>; readonly places: Places },
): Reading => ({ language, t: words[language], formats: createFormats(language), places })

/** Returns a distance with its gender, unless it is open to all: «50 м брасс, женщины». */
export function distanceIn(
  { t }: Reading,
  { distCode, gender }: { readonly distCode: string; readonly gender: Gender },
): string {
  const code = findDistCode(distCode)
  const name = code ? t(`sport:distances.${code}.name`) : distCode
  return gender === 0 ? name : `${name}, ${t(`sport:genders.${GENDERS[gender]}`)}`
}

const NO_BREAK = '\xa0'

/** Returns the short name of a distance. */
export function shortDistanceIn({ t }: Reading, distCode: string): string {
  const code = findDistCode(distCode)
  return code ? t(`sport:distances.${code}.short`) : distCode
}

/** Returns the short name of a distance, with a time if there is one, which no line breaks. */
export const timedDistanceIn = (reading: Reading, distCode: string, time: string | null = null): string =>
  [shortDistanceIn(reading, distCode), time].filter(Boolean).join(' ').replaceAll(' ', NO_BREAK)

type Person = Pick<Starter, 'firstName' | 'lastName' | 'nativeFirstName' | 'nativeLastName'>

const CYRILLIC = /\p{Script=Cyrillic}/u

/** Returns a name as pages show it, without the patronymic: in Russian in Cyrillic, last name first. */
export function nameIn({ language }: Pick<Reading, 'language'>, person: Person): string {
  const { firstName, lastName, nativeFirstName, nativeLastName } = person
  const isNative = language === 'ru' && nativeLastName !== null && CYRILLIC.test(nativeLastName)
  return isNative ? [nativeLastName, nativeFirstName].filter(Boolean).join(' ') : `${firstName} ${lastName}`
}

/** Returns a name in a list by last name: last name first; the native one in Russian. */
export function personIn({ language }: Reading, person: Person): string {
  const { firstName, lastName, nativeFirstName, nativeLastName } = person
  const isNative = language === 'ru' && nativeLastName !== null
  return (isNative ? [nativeLastName, nativeFirstName] : [lastName, firstName]).filter(Boolean).join(' ')
}

/** Returns the name of a starter: of a team with those of its members. */
export function starterIn(reading: Reading, starter: Person & Pick<Starter, 'team'>): string {
  const { team } = starter
  if (!team) return personIn(reading, starter)
  const name = reading.language === 'ru' ? team.teamNameRu : team.teamNameEn
  const members = team.teamMembers.map((member) => personIn(reading, { ...starter, ...member }))
  return members.length > 0 ? `${name} (${members.join(', ')})` : name
}

/** Returns the region of a starter, or the country of one from abroad. */
export function regionIn(
  { language, places, formats }: Reading,
  { regionCode, country }: Pick<Starter, 'regionCode' | 'country'>,
): string {
  const region = regionCode === null ? null : regionNamed(places, regionCode)
  return region ? region[language] : formats.country(country)
}

/** Returns who a starter is, in the cells that most printouts have; a team has no year and group. */
export function entrantIn(
  reading: Reading,
  starter: Omit<Entrant, 'entries'> & { readonly team?: Starter['team'] },
) {
  const { number, birthYear, ageGroup, club, team } = starter
  return {
    number,
    name: team ? starterIn(reading, { ...starter, team }) : personIn(reading, starter),
    birthYear: team ? null : birthYear,
    ageGroup: team ? null : ageGroup,
    region: regionIn(reading, starter),
    club,
  }
}

/** Returns dates, venue and water of an event, and the conditions of its sessions; a temperature measured there instead. */
export function factsIn(reading: Reading, event: PrintoutEvent, sessions: readonly EventSession[]): string[] {
  const { language, formats } = reading
  const address = language === 'ru' ? event.address : (event.address_en ?? event.address)
  const { start_date, end_date } = event
  const dates = start_date === null ? null : formats.dateRange(start_date, end_date ?? start_date)
  const isMeasured = sessions.some(({ waterTemp }) => waterTemp !== null)
  const water = isMeasured || event.water_temp === null ? null : waterIn(reading, event.water_temp)
  const head = [dates, address, water].filter(Boolean).join('. ')
  return [head, ...sessions.flatMap((session) => conditionsIn(reading, session) ?? [])].filter(Boolean)
}

/** Returns the name of a session, or its number. */
export function sessionIn({ language, t }: Reading, { number, name, nameEn }: EventSession): string {
  const own = language === 'ru' ? name : (nameEn ?? name)
  return own ?? t('printouts:session', { number })
}

const waterIn = ({ t, formats }: Reading, celsius: number) =>
  t('startLists:lists.water', { degrees: formats.temperature(celsius) })

function conditionsIn(reading: Reading, session: EventSession): string | null {
  const { t, formats } = reading
  const { waterTemp, airTemp } = session
  if (waterTemp === null && airTemp === null) return null
  return [
    sessionIn(reading, session),
    waterTemp !== null && waterIn(reading, waterTemp),
    airTemp !== null && t('startLists:lists.air', { degrees: formats.temperature(airTemp) }),
  ]
    .filter(Boolean)
    .join('. ')
}

const SIGNING = ['chiefJudge', 'chiefSecretary'] as const satisfies readonly OfficialRole[]

/** Returns a line to sign for the chief judge and the chief secretary, named from the officials of the sessions. */
export function signaturesIn({ language, t }: Reading, sessions: readonly EventSession[]): string[] {
  const officials = sessions.flatMap((session) => session.officials)
  return SIGNING.flatMap((role) => {
    const lines = officials
      .filter((official) => official.role === role)
      .map(({ name, nameEn, category }) => {
        const own = language === 'ru' ? name : (nameEn ?? name)
        const signed =
          category === null
            ? own
            : t('printouts:category', { name: own, category: t(`eventSessions:categories.${category}`) })
        return t('printouts:signature', { role: t(`printouts:${role}`), name: signed })
      })
    const unnamed = t('printouts:signature', { role: t(`printouts:${role}`), name: '' }).trim()
    return lines.length > 0 ? [...new Set(lines)] : [unnamed]
  })
}

/** Returns the parts that every printout of an event has. */
export function sharedParts(
  reading: Reading,
  event: PrintoutEvent,
  at: Date,
): Pick<Printout, 'language' | 'event' | 'printed' | 'at' | 'part'> {
  const { language, t, formats } = reading
  return {
    language,
    event: (language === 'ru' ? event.name : event.name_en) ?? event.name ?? '',
    printed: t('printouts:printed', { date: formats.longDate(at, event.time_zone) }),
    at: at.toISOString(),
    part: t('printouts:columns.part'),
  }
}
