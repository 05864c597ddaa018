/**
 * Rules of start lists by event, session and distance: the most specific one applies, rule by rule.
 * See docs/rules.md#start-lists.
 */

import { DEFAULT_LIST_SETTINGS, type ListSettings } from './entry-rules.ts'
import { laneOrder } from './seeding.ts'

/** Rules of one level; those left out are inherited from the level above. */
export type ListRules = { readonly [Rule in keyof ListSettings]?: ListSettings[Rule] | undefined }

/** Returns the rules of a start list from those of its event, session and distance, in this order. */
export function effectiveListRules(...levels: (ListRules | null | undefined)[]): ListSettings {
  const rules = { ...DEFAULT_LIST_SETTINGS }
  for (const level of levels) Object.assign(rules, givenRules(level ?? {}))
  return rules
}

/** Returns the rules that a level sets. */
export const givenRules = (level: ListRules): ListRules =>
  Object.fromEntries(Object.entries(level).filter(([, rule]) => rule !== undefined))

type LaneRules = Pick<ListSettings, 'lanes' | 'excludedLanes' | 'laneOrder'>

/**
 * Returns the lanes that are used, from the best to the last. Lanes outside of the pool are ignored, and so are exclusions
 * that would leave no lane.
 */
export function seedingLanes({ lanes, excludedLanes, laneOrder: preferred }: LaneRules): number[] {
  const pool = laneOrder(lanes)
  const order = [...new Set([...preferred.filter((lane) => pool.includes(lane)), ...pool])]
  const used = order.filter((lane) => !excludedLanes.includes(lane))
  return used.length > 0 ? used : order
}

/** Lanes of the widest pool. */
const LANES_MAX = 10

export type ListRuleProblem = 'lanes_reversed' | 'too_large' | 'not_allowed'

export interface ListRuleIssue {
  readonly path: 'lanes.last' | 'excludedLanes'
  readonly reason: ListRuleProblem
  readonly limit?: number
}

/** Returns the contradictions of rules: reversed or too many lanes, or no lane left. */
export function listRuleIssues(rules: LaneRules): ListRuleIssue[] {
  const { first, last } = rules.lanes
  const limit = first + LANES_MAX - 1
  if (last <= first) return [{ path: 'lanes.last', reason: 'lanes_reversed' }]
  if (last > limit) return [{ path: 'lanes.last', reason: 'too_large', limit }]
  const isNoneLeft = laneOrder(rules.lanes).every((lane) => rules.excludedLanes.includes(lane))
  return isNoneLeft ? [{ path: 'excludedLanes', reason: 'not_allowed' }] : []
}
