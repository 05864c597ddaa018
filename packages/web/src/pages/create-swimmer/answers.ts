/** What was answered so far, as the fields hold it. */

import type { Swimmer, SwimmerCard } from '@polynya/contract'
import { HOME_COUNTRY } from '../../features/places/use-places.ts'
import {
  type ContactsValues,
  contactsInput,
  type NamesValues,
  namesInput,
  type PersonValues,
  type PlaceValues,
  personInput,
  placeInput,
  type RankValues,
  rankInput,
  valuesOf,
} from '../../features/swimmer-forms/swimmer-values.ts'

export interface Answers {
  readonly person: PersonValues
  readonly names: NamesValues
  readonly place: PlaceValues & RankValues
  readonly contacts: ContactsValues
}

export const NO_ANSWERS: Answers = {
  person: { firstName: '', lastName: '', gender: '', dob: '', isParaswimmer: false },
  names: { nativeFirstName: '', nativePatronim: '', nativeLastName: '' },
  place: { country: HOME_COUNTRY, regionCode: '', city: '', club: '', sportRank: '', validFrom: '' },
  contacts: { about: '', phone: '', underEmail: '', vk: '', fb: '', publishLinks: false },
}

/** The answers that would make a profile once more. */
export function answersOf(swimmer: Swimmer): Answers {
  const { person, names, place, rank, contacts } = valuesOf(swimmer)
  return { person, names, place: { ...place, ...rank }, contacts }
}

/** What is sent of the answers; what is missing or wrong in it the schema says. */
export function bodyOf({ person, names, place, contacts }: Answers, guardianConsent: boolean) {
  const { underEmail, ...shown } = contactsInput(contacts)
  return {
    ...personInput(person),
    ...namesInput(names),
    swimmerInfo: { ...placeInput(place), ...shown },
    underEmail,
    sportRankData: rankInput(place),
    ...(guardianConsent && { guardianConsent }),
  }
}

/** Whether anything was typed; the place alone may be that of the account's other swimmers. */
export const isAnswered = (answers: Answers) =>
  (['person', 'names', 'contacts'] as const).some((part) => isTyped(answers, part))

export const isTyped = (answers: Answers, part: keyof Answers) =>
  JSON.stringify(answers[part]) !== JSON.stringify(NO_ANSWERS[part])

/** The place of the swimmer whom an account created last: most are of one family. */
export function placeOfFamily(swimmers: readonly SwimmerCard[]): PlaceValues | null {
  const last = swimmers.reduce<SwimmerCard | null>(
    (newest, swimmer) => (newest && newest.id > swimmer.id ? newest : swimmer),
    null,
  )
  if (!last) return null
  const { country, regionCode, city, club } = last.swimmerInfo
  return { country, regionCode: regionCode ?? '', city, club: club ?? '' }
}

/** Parses answers stored in the browser; returns null if they are invalid. */
export function readAnswers(stored: string | null): Answers | null {
  if (stored === null) return null
  try {
    const read = JSON.parse(stored) as Partial<Answers>
    return {
      person: { ...NO_ANSWERS.person, ...read.person },
      names: { ...NO_ANSWERS.names, ...read.names },
      place: { ...NO_ANSWERS.place, ...read.place },
      contacts: { ...NO_ANSWERS.contacts, ...read.contacts },
    }
  } catch {
    return null
  }
}
