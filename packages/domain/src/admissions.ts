/** What a swimmer shows to be admitted to a start: which papers an event asks for, and how those of a swimmer stand. */

import { ageOn } from './calendar.ts'
import type { AdmissionKind } from './entry-rules.ts'
import { AGE } from './limits.ts'

/** A paper is to be looked at, is good, or is not. */
export const ADMISSION_STATES = ['pending', 'accepted', 'refused'] as const
export type AdmissionState = (typeof ADMISSION_STATES)[number]

/** What there is to know of each kind: whether it runs out at all, and whether it is asked of minors alone. */
export const ADMISSIONS = {
  medical: { runsOut: true, ofMinors: false },
  insurance: { runsOut: true, ofMinors: false },
  parentalConsent: { runsOut: false, ofMinors: true },
} as const satisfies Record<AdmissionKind, { readonly runsOut: boolean; readonly ofMinors: boolean }>

/** From so many days before its end on, somebody is told that a paper runs out. */
export const ADMISSION_ENDS_SOON_DAYS = 30

/** A paper that a swimmer has shown. */
export interface AdmissionDocument {
  readonly kind: AdmissionKind
  /** Its last day; null is without end. */
  readonly validUntil: string | null
  readonly state: AdmissionState
}

/** Whom and which days papers are judged for. Dates are `YYYY-MM-DD` at the venue. */
export interface AdmissionDays {
  readonly dob: string
  readonly firstDay: string
  readonly lastDay: string
}

/** How a paper that is asked for stands: `expires` ends before the last day of the event. */
export type AskedAdmissionState = 'missing' | 'expires' | AdmissionState

/** A paper that is asked for, with the best of those shown; null where there is none. */
export interface AskedAdmission<Shown extends AdmissionDocument = AdmissionDocument> {
  readonly kind: AdmissionKind
  readonly state: AskedAdmissionState
  readonly document: Shown | null
}

/** The papers that an event asks of a swimmer: a parental consent only of whoever is under 18 on its first day. */
export function admissionsAsked(
  kinds: readonly AdmissionKind[],
  { dob, firstDay }: Pick<AdmissionDays, 'dob' | 'firstDay'>,
): AdmissionKind[] {
  const isMinor = ageOn(dob, firstDay) < AGE.adult
  return kinds.filter((kind) => isMinor || !ADMISSIONS[kind].ofMinors)
}

/** How each paper that is asked for stands; of several of a kind the best counts. */
export function admissionStates<Shown extends AdmissionDocument>(
  kinds: readonly AdmissionKind[],
  documents: readonly Shown[],
  days: AdmissionDays,
): AskedAdmission<Shown>[] {
  return admissionsAsked(kinds, days).map((kind) => {
    const shown = documents
      .filter((document) => document.kind === kind)
      .map((document) => ({ kind, state: stateOn(document, days.lastDay), document }))
    const [best] = BEST_FIRST.flatMap((state) => shown.filter((each) => each.state === state))
    return best ?? { kind, state: 'missing' as const, document: null }
  })
}

const BEST_FIRST = ['accepted', 'pending', 'expires', 'refused'] as const

/** A paper that was refused is refused, however long it is good for. */
const stateOn = ({ state, validUntil }: AdmissionDocument, lastDay: string): AdmissionState | 'expires' =>
  state !== 'refused' && validUntil !== null && validUntil < lastDay ? 'expires' : state

/** Whether a paper does not admit anybody: one that nobody has looked at yet does. */
export const isMissingAdmission = ({ state }: Pick<AskedAdmission, 'state'>): boolean =>
  state !== 'accepted' && state !== 'pending'

/** The papers that a swimmer lacks: not shown, refused, or at an end before the event is. */
export const missingAdmissions = (...given: Parameters<typeof admissionStates>): AdmissionKind[] =>
  admissionStates(...given)
    .filter(isMissingAdmission)
    .map(({ kind }) => kind)

/** What is wrong with the last day of a paper that is shown today; null where nothing is. */
export function admissionDateProblem(
  kind: AdmissionKind,
  validUntil: string | null,
  today: string,
): 'required' | 'date_in_past' | null {
  if (validUntil === null) return ADMISSIONS[kind].runsOut ? 'required' : null
  return validUntil < today ? 'date_in_past' : null
}
