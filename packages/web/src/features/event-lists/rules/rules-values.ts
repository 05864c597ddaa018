/** Rules of start lists as the fields of a form; an empty field is inherited. */

import type { ListRulesUpdate } from '@polynya/contract'
import type { ListRules, ListSettings } from '@polynya/domain'
import { numberIn, textOf } from '../../../infrastructure/forms/field-values.ts'
import type { Draft } from '../../../infrastructure/forms/validation.ts'

type YesOrNo = '' | 'yes' | 'no'

export interface RulesValues {
  rules: {
    lanes: { first: string; last: string }
    excludedLanes: string
    laneOrder: string
    order: '' | ListSettings['order']
    mixAgeGroups: YesOrNo
    byDivision: YesOrNo
    minimumInHeat: string
    gapMinutes: string
    circleHeats: string
  }
}

/** The text of an empty list; an empty field is inherited. */
export const NO_LANES = '–'

export const lanesText = (lanes: readonly number[]) => (lanes.length === 0 ? NO_LANES : lanes.join(', '))

const choiceOf = (value: boolean | undefined): YesOrNo => (value === undefined ? '' : value ? 'yes' : 'no')
const flagOf = (choice: YesOrNo) => (choice === '' ? undefined : choice === 'yes')

export const valuesOf = (rules: ListRules): RulesValues => ({
  rules: {
    lanes: { first: textOf(rules.lanes?.first), last: textOf(rules.lanes?.last) },
    excludedLanes: rules.excludedLanes ? lanesText(rules.excludedLanes) : '',
    laneOrder: rules.laneOrder ? lanesText(rules.laneOrder) : '',
    order: rules.order ?? '',
    mixAgeGroups: choiceOf(rules.mixAgeGroups),
    byDivision: choiceOf(rules.byDivision),
    minimumInHeat: textOf(rules.minimumInHeat),
    gapMinutes: textOf(rules.gapMinutes),
    circleHeats: textOf(rules.circleHeats),
  },
})

/** Lanes as people write them, separated by commas or spaces; undefined without any. */
export function lanesIn(text: string): number[] | undefined {
  const parts = text.split(/[\s,;]+/).filter(Boolean)
  if (parts.length === 0) return undefined
  return /^[–−-]$/.test(text.trim()) ? [] : parts.map(Number)
}

/** Returns the body of a level; a lane of the pool that is left out is that of the level above. */
export const toInput =
  (level: Pick<ListRulesUpdate, 'sessionId' | 'distanceId'>, inherited: ListSettings) =>
  ({ rules }: RulesValues): Draft<ListRulesUpdate> => ({
    ...level,
    rules: {
      lanes: lanesOf(rules.lanes, inherited.lanes),
      excludedLanes: lanesIn(rules.excludedLanes),
      laneOrder: lanesIn(rules.laneOrder),
      order: rules.order || undefined,
      mixAgeGroups: flagOf(rules.mixAgeGroups),
      byDivision: flagOf(rules.byDivision),
      minimumInHeat: numberIn(rules.minimumInHeat),
      gapMinutes: numberIn(rules.gapMinutes),
      circleHeats: numberIn(rules.circleHeats),
    },
  })

function lanesOf({ first, last }: RulesValues['rules']['lanes'], inherited: ListSettings['lanes']) {
  if (first.trim() === '' && last.trim() === '') return undefined
  return { first: numberIn(first) ?? inherited.first, last: numberIn(last) ?? inherited.last }
}
