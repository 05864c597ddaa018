/**
 * Settings of an event that are allowed and hardly meant: an administrator sees them while editing.
 * See docs/rules.md#events.
 */

import type { AgeGroup } from './age-groups.ts'
import type { ListSettings } from './entry-rules.ts'
import { seasonOf } from './seasons.ts'
import type { Lanes } from './seeding.ts'
import { type WaterCategory, waterCategory } from './water.ts'

/** What the warnings read of an event; dates are `YYYY-MM-DD`, times `HH:MM`, water in °C. */
export interface EventSettings {
  readonly startDate: string | null
  readonly ageGroupOnDate: string | null
  readonly ageGroups: readonly AgeGroup[]
  readonly waterCat: WaterCategory | null
  readonly waterTemp: number | null
  readonly dayProgram: readonly {
    readonly date: string
    readonly children: readonly { readonly time: string | null }[]
  }[]
  readonly listSettings: Pick<ListSettings, 'lanes'>
  /** The lowest and the highest lane that start lists use; null before anything is seeded. */
  readonly seededLanes: Lanes | null
}

export const SETTING_WARNINGS = [
  'age_groups_gap',
  'age_date_other_season',
  'water_category_differs',
  'sessions_at_one_minute',
  'lanes_narrowed',
] as const

export type SettingWarning = (typeof SETTING_WARNINGS)[number]

/** Returns the warnings about the settings of an event, in the order of its editor. */
export function settingWarnings(event: EventSettings): SettingWarning[] {
  const { startDate, ageGroupOnDate, waterCat, waterTemp } = event
  const warnings: Record<SettingWarning, boolean> = {
    age_groups_gap: ageGroupGaps(event.ageGroups).length > 0,
    age_date_other_season:
      startDate !== null &&
      ageGroupOnDate !== null &&
      seasonOf(startDate).label !== seasonOf(ageGroupOnDate).label,
    water_category_differs: waterCat !== null && waterTemp !== null && waterCategory(waterTemp) !== waterCat,
    sessions_at_one_minute: event.dayProgram.some(({ children }) => hasRepeatedTime(children)),
    lanes_narrowed: event.seededLanes !== null && !contains(event.listSettings.lanes, event.seededLanes),
  }
  return SETTING_WARNINGS.filter((warning) => warnings[warning])
}

const contains = (outer: Lanes, inner: Lanes) => outer.first <= inner.first && inner.last <= outer.last

function hasRepeatedTime(items: EventSettings['dayProgram'][number]['children']): boolean {
  const times = items.flatMap(({ time }) => time ?? [])
  return new Set(times).size < times.length
}

/** Returns the ages that no group covers between the youngest and the oldest group, as ranges of whole years. */
export function ageGroupGaps(groups: readonly AgeGroup[]): { readonly from: number; readonly to: number }[] {
  const sorted = groups.toSorted((one, other) => one.minAge - other.minAge)
  return sorted.flatMap(({ minAge }, index) => {
    const before = sorted.slice(0, index).map(({ maxAge }) => maxAge ?? Number.POSITIVE_INFINITY)
    const covered = Math.max(...before)
    return index > 0 && minAge > covered + 1 ? [{ from: covered + 1, to: minAge - 1 }] : []
  })
}
