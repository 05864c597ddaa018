import type { RequiredAdmission } from '@polynya/contract'

/** Kinds of admission documents. */
export const admissionKinds = {
  medical: 'Медицинская справка',
  insurance: 'Страховка',
  parentalConsent: 'Согласие родителей',
} satisfies Record<RequiredAdmission['kind'], string>

/** States of admission documents. */
export const admissionStates = {
  over: 'Срок истёк',
  missing: 'Нет',
  expires: 'Истечёт раньше события',
  refused: 'Отклонено',
  pending: 'На\xa0проверке',
  accepted: 'Принято',
} satisfies Record<RequiredAdmission['state'] | 'over', string>
