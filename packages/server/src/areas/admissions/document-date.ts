import { type AdmissionKind, admissionDateProblem, DEFAULT_TIME_ZONE, dateInZone } from '@polynya/domain'
import { failField } from '../../http/failure.ts'

interface Dated {
  readonly kind: AdmissionKind
  readonly validUntil?: string | null | undefined
}

/** Fails where a document says no last day that it must say, or one that is over. */
export function refuseDate({ kind, validUntil = null }: Dated, at: Date) {
  const problem = admissionDateProblem(kind, validUntil, dateInZone(at, DEFAULT_TIME_ZONE))
  if (problem) failField('validUntil', problem)
}
