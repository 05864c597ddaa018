/** Which step leads where, and which can be shown. */

import { SwimmerContacts, SwimmerNativeNames, SwimmerPerson, SwimmerPlaceAndRank } from '@polynya/contract'
import { birthDateProblem, isDate } from '@polynya/domain'
import { INPUT_STEPS, type InputStep, type Step } from '../../features/swimmer-forms/create-search.ts'
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

export const stepAfter = (step: InputStep): Exclude<Step, 'confirm'> =>
  INPUT_STEPS[INPUT_STEPS.indexOf(step) + 1] ?? 'check'
export const stepBefore = (step: InputStep | 'check'): InputStep =>
  INPUT_STEPS[(step === 'check' ? INPUT_STEPS.length : INPUT_STEPS.indexOf(step)) - 1] ?? 'person'

/** Whether the contract's schemas accept each part, as far as the client can check. */
const HOLDS: Record<InputStep, (answers: Answers, today: string) => boolean> = {
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
  const before = wanted === 'check' ? INPUT_STEPS : INPUT_STEPS.slice(0, INPUT_STEPS.indexOf(wanted))
  return before.find((step) => !HOLDS[step](answers, today)) ?? wanted
}
