import type { EventRegistration } from '@polynya/contract'
import { isMissingAdmission } from '@polynya/domain'
import type { Words } from '@polynya/ui'

/** Names of a swimmer's missing documents: «Страховка, Согласие родителей»; empty if none is missing. */
export const missingText = ({ admissions }: EventRegistration, t: Words['t']): string =>
  admissions
    .filter(isMissingAdmission)
    .map(({ kind }) => t(`admissions:kinds.${kind}`))
    .join(', ')
