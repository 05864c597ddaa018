import type { Translated } from '../catalogue.ts'
import type { admissionKinds as kinds, admissionStates as states } from '../ru/admission-words.ts'

export const admissionKinds = {
  medical: 'Medical certificate',
  insurance: 'Insurance',
  parentalConsent: 'Parental consent',
} satisfies Translated<typeof kinds>

export const admissionStates = {
  over: 'Expired',
  missing: 'Missing',
  expires: 'Expires before the event',
  refused: 'Rejected',
  pending: 'Awaiting review',
  accepted: 'Accepted',
} satisfies Translated<typeof states>
