/** What medals are counted and ranked by, as filters offer it. */

import { AWARDEES, type Awardee } from '@polynya/domain'
import type { Words } from '@polynya/ui'

export const MEDAL_SORTS = ['medals', 'points'] as const
export type MedalSort = (typeof MEDAL_SORTS)[number]

export const awardeeOptions = (t: Words['t']) =>
  AWARDEES.map((value) => ({ value, text: t(`standings:medals.by.${value}`) }))

export const sortOptions = (t: Words['t']) =>
  MEDAL_SORTS.map((value) => ({ value, text: t(`standings:medals.sorts.${value}`) }))

/** Reads what medals are counted by; clubs if it is unknown. */
export const awardeeIn = (text: string | null): Awardee => AWARDEES.find((each) => each === text) ?? 'club'

/** Reads what a medal table is ranked by. */
export const sortIn = (text: string | null): MedalSort =>
  MEDAL_SORTS.find((each) => each === text) ?? 'medals'
