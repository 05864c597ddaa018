import { type AdmissionKind, admissionDateProblem, DEFAULT_TIME_ZONE, dateInZone } from '@polynya/domain'
import { failField } from '../../failure.ts'

interface Dated {
  readonly kind: AdmissionKind
  readonly validUntil?: string | null | undefined
}

/** Fails if a document lacks its required last day, or if that day is over. */
export function refuseDate({ kind, validUntil = null }: Dated, at: Date) {
  const problem = admissionDateProblem(kind, validUntil, dateInZone(at, DEFAULT_TIME_ZONE))
  if (problem) failField('validUntil', problem)
}
