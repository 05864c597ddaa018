/** Admission documents: which ones an event requires of a swimmer, and their states. See docs/rules.md#admission-documents. */

import { addDays, ageOn } from './calendar.ts'
import { ADMISSION_KINDS, type AdmissionKind } from './entry-rules.ts'
import { AGE } from './limits.ts'

/** Review states of a document. */
export const ADMISSION_STATES = ['pending', 'accepted', 'refused'] as const
export type AdmissionState = (typeof ADMISSION_STATES)[number]

/** Properties of each kind: whether it expires, and whether only minors need it. */
export const ADMISSIONS = {
  medical: { runsOut: true, ofMinors: false },
  insurance: { runsOut: true, ofMinors: false },
  parentalConsent: { runsOut: false, ofMinors: true },
} as const satisfies Record<AdmissionKind, { readonly runsOut: boolean; readonly ofMinors: boolean }>

/** Days before its expiry from which a document is reported as expiring soon. */
export const ADMISSION_ENDS_SOON_DAYS = 30

/** An admission document of a swimmer. */
export interface AdmissionDocument {
  readonly kind: AdmissionKind
  /** Last day of validity; null if it does not expire. */
  readonly validUntil: string | null
  readonly state: AdmissionState
}

/**
 * The swimmer and the days that decide which documents are required and valid. Dates are `YYYY-MM-DD` at the
 * venue.
 */
export interface AdmissionDays {
  readonly dob: string
  readonly firstDay: string
  readonly lastDay: string
}

/** State of a required document; `expires` if it expires before the last day of the event. */
export type RequiredAdmissionState = 'missing' | 'expires' | AdmissionState

/** A required document with the best one of its kind that was shown; null without any. */
export interface RequiredAdmission<Shown extends AdmissionDocument = AdmissionDocument> {
  readonly kind: AdmissionKind
  readonly state: RequiredAdmissionState
  readonly document: Shown | null
}

/**
 * Returns the kinds of documents that an event requires of a swimmer: a parental consent only under 18 on its
 * first day.
 */
export function requiredAdmissions(
  kinds: readonly AdmissionKind[],
  { dob, firstDay }: Pick<AdmissionDays, 'dob' | 'firstDay'>,
): AdmissionKind[] {
  const isMinor = ageOn(dob, firstDay) < AGE.adult
  return kinds.filter((kind) => isMinor || !ADMISSIONS[kind].ofMinors)
}

/** Returns the state of each required document; of several of a kind the best counts. */
export function admissionStates<Shown extends AdmissionDocument>(
  kinds: readonly AdmissionKind[],
  documents: readonly Shown[],
  days: AdmissionDays,
): RequiredAdmission<Shown>[] {
  return requiredAdmissions(kinds, days).map((kind) => {
    const document = bestDocument(documents, { kind, day: days.lastDay })
    return document
      ? { kind, state: stateOn(document, days.lastDay), document }
      : { kind, state: 'missing' as const, document: null }
  })
}

/**
 * Returns the best document of a kind on a day: an accepted one, then a pending, an expired, a refused one; of several in
 * the same state the one valid longest, then the first. Null if there is none of the kind.
 */
export function bestDocument<Shown extends AdmissionDocument>(
  documents: readonly Shown[],
  { kind, day }: { readonly kind: AdmissionKind; readonly day: string },
): Shown | null {
  const rank = (document: Shown) => BEST_FIRST.indexOf(stateOn(document, day))
  const last = ({ validUntil }: Shown) => validUntil ?? '9999-12-31'
  const [best] = documents
    .filter((document) => document.kind === kind)
    .sort((a, b) => rank(a) - rank(b) || Number(last(a) < last(b)) - Number(last(a) > last(b)))
  return best ?? null
}

/**
 * Returns the documents that expire soon, at most `ADMISSION_ENDS_SOON_DAYS` days after `today`: of each kind the best one
 * on that day.
 */
export function endingDocuments<Shown extends AdmissionDocument>(
  documents: readonly Shown[],
  today: string,
): Shown[] {
  const soon = addDays(today, ADMISSION_ENDS_SOON_DAYS)
  return ADMISSION_KINDS.flatMap((kind) => {
    const best = bestDocument(documents, { kind, day: today })
    const isValid = best !== null && best.state !== 'refused' && best.validUntil !== null
    return isValid && best.validUntil >= today && best.validUntil <= soon ? [best] : []
  })
}

const BEST_FIRST = ['accepted', 'pending', 'expires', 'refused'] as const

/** A refused document is refused, whatever its validity. */
const stateOn = ({ state, validUntil }: AdmissionDocument, lastDay: string): AdmissionState | 'expires' =>
  state !== 'refused' && validUntil !== null && validUntil < lastDay ? 'expires' : state

/** Whether a document prevents admission; an unreviewed one does not. */
export const isMissingAdmission = ({ state }: Pick<RequiredAdmission, 'state'>): boolean =>
  state !== 'accepted' && state !== 'pending'

/** Returns the kinds that a swimmer lacks: not shown, refused, or expiring before the event ends. */
export const missingAdmissions = (...given: Parameters<typeof admissionStates>): AdmissionKind[] =>
  admissionStates(...given)
    .filter(isMissingAdmission)
    .map(({ kind }) => kind)

/** Returns the problem with the last day of a document that is submitted today; null without one. */
export function admissionDateProblem(
  kind: AdmissionKind,
  validUntil: string | null,
  today: string,
): 'required' | 'date_in_past' | null {
  if (validUntil === null) return ADMISSIONS[kind].runsOut ? 'required' : null
  return validUntil < today ? 'date_in_past' : null
}
