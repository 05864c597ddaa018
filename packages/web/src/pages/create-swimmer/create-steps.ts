/** Which step leads where, and which can be shown. */

import { SwimmerContacts, SwimmerNativeNames, SwimmerPerson, SwimmerPlaceAndRank } from '@polynya/contract'
import { birthDateProblem, isDate } from '@polynya/domain'
import { ASKED, type Asked, type Step } from '../../features/swimmer-forms/create-search.ts'
import {
  contactsInput,
  namesInput,
  personInput,
  placeInput,
  rankInput,
} from '../../features/swimmer-forms/swimmer-values.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import type { Answers } from './answers.ts'

/** Where a step is. */
export const stepAddress = (step: Exclude<Step, 'confirm'>) =>
  step === 'person' ? paths.createSwimmer : `${paths.createSwimmer}?step=${step}`

export const stepAfter = (step: Asked): Exclude<Step, 'confirm'> => ASKED[ASKED.indexOf(step) + 1] ?? 'check'
export const stepBefore = (step: Asked | 'check'): Asked =>
  ASKED[(step === 'check' ? ASKED.length : ASKED.indexOf(step)) - 1] ?? 'person'

/** Whether the contract's schemas accept each part, as far as the client can check. */
const HOLDS: Record<Asked, (answers: Answers, today: string) => boolean> = {
  person: ({ person }, today) =>
    SwimmerPerson.safeParse(personInput(person)).success &&
    isDate(person.dob) &&
    birthDateProblem(person.dob, today) === null,
  names: ({ names }) => SwimmerNativeNames.safeParse(namesInput(names)).success,
  place: ({ place }) => SwimmerPlaceAndRank.safeParse({ ...placeInput(place), ...rankInput(place) }).success,
  contacts: ({ contacts }) => SwimmerContacts.safeParse(contactsInput(contacts)).success,
}

/** The step that can be shown: the one wanted, or the first before it that is not answered yet. */
export function openStep(wanted: Exclude<Step, 'confirm'>, answers: Answers, today: string) {
  const before = wanted === 'check' ? ASKED : ASKED.slice(0, ASKED.indexOf(wanted))
  return before.find((step) => !HOLDS[step](answers, today)) ?? wanted
}
