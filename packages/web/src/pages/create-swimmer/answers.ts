/** What was answered so far, as the fields hold it. */

import type { Swimmer } from '@polynya/contract'
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

export const isAnswered = (answers: Answers) => JSON.stringify(answers) !== JSON.stringify(NO_ANSWERS)

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
