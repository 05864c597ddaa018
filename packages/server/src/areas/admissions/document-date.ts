import { type AdmissionKind, admissionDateProblem } from '@polynya/domain'
import type { Db } from '../../db/schema.ts'
import { failField } from '../../failure.ts'
import { federationDate } from '../site/federation-date.ts'

interface Dated {
  readonly kind: AdmissionKind
  readonly validUntil?: string | null | undefined
}

/** Fails if a document lacks its required last day, or if that day is over. */
export async function refuseDate(db: Db, { kind, validUntil = null }: Dated, at: Date) {
  const problem = admissionDateProblem(kind, validUntil, await federationDate(db, at))
  if (problem) failField('validUntil', problem)
}
