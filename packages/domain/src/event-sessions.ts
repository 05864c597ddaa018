/** Sessions of an event: a part of a day with a start, conditions and officials of its own. See docs/rules.md#sessions. */

import { atWallTime } from './calendar.ts'
import { type DistCode, distanceOf } from './distances.ts'
import { type WaterCategory, waterCategory } from './water.ts'

/** Length of the course of a new session, in metres. */
export const DEFAULT_COURSE_METRES = 25

/** Roles of the officials of a session, in the order in which they are shown. */
export const OFFICIAL_ROLES = [
  'chiefJudge',
  'deputyChiefJudge',
  'chiefSecretary',
  'referee',
  'starter',
  'strokeJudge',
  'turnJudge',
  'finishJudge',
  'timekeeper',
  'announcer',
  'doctor',
  'safety',
] as const
export type OfficialRole = (typeof OFFICIAL_ROLES)[number]

/** Categories of judges: all-Russian, first, second, third, and young judges. */
export const JUDGE_CATEGORIES = ['VK', '1K', '2K', '3K', 'young'] as const
export type JudgeCategory = (typeof JUDGE_CATEGORIES)[number]

/** Whether a temperature in °C has at most one decimal. */
export const isTenth = (celsius: number): boolean => Math.abs(celsius * 10 - Math.round(celsius * 10)) < 1e-9

/** Local start of a session at the venue: a date `YYYY-MM-DD` and a time `HH:MM`; null if not set. */
export interface SessionStart {
  readonly date: string | null
  readonly time: string | null
}

/** Returns the instant at which a session starts; null without a date or a time. */
export function sessionStart({ date, time }: SessionStart, timeZone: string): Date | null {
  return date === null || time === null ? null : atWallTime(`${date}T${time}`, timeZone)
}

/** Longest individual distance that is usual in water of a category, in metres; null if there is no limit. */
const LONGEST: Readonly<Record<WaterCategory, number | null>> = { A: 200, B: 450, C: null }

export const SESSION_WARNINGS = ['water_category_differs', 'distance_too_long'] as const
export type SessionWarning = (typeof SESSION_WARNINGS)[number]

/** Measured water of a session in °C, the category of its event, and the distances swum in it. */
export interface SessionConditions {
  readonly waterTemp: number | null
  readonly waterCat: WaterCategory | null
  readonly distances: readonly DistCode[]
}

/** Returns the warnings about the water of a session; none before the water is measured. See docs/rules.md#water. */
export function sessionWarnings({ waterTemp, waterCat, distances }: SessionConditions): SessionWarning[] {
  if (waterTemp === null) return []
  const category = waterCategory(waterTemp)
  const warnings: Record<SessionWarning, boolean> = {
    water_category_differs: waterCat !== null && waterCat !== category,
    distance_too_long: distances.some((code) => isTooLong(code, LONGEST[category])),
  }
  return SESSION_WARNINGS.filter((warning) => warnings[warning])
}

function isTooLong(code: DistCode, limit: number | null): boolean {
  const { kind, metres } = distanceOf(code)
  return limit !== null && kind !== 'relay' && metres !== null && metres > limit
}
