import type { EventRegistration } from '@polynya/contract'
import { isMissingAdmission } from '@polynya/domain'
import type { Words } from '@polynya/ui'

/** The documents that somebody lacks, in words: «Страховка, Согласие родителей»; empty where nothing is missing. */
export const missingText = ({ admissions }: EventRegistration, t: Words['t']): string =>
  admissions
    .filter(isMissingAdmission)
    .map(({ kind }) => t(`admissions:kinds.${kind}`))
    .join(', ')
