import { describe, expect, it } from 'vitest'
import { AGE_GROUP_PRESETS } from './age-groups.ts'
import { ageGroupGaps, type EventSettings, settingWarnings } from './setting-warnings.ts'

const EVENT: EventSettings = {
  startDate: '2026-01-16',
  ageGroupOnDate: '2026-01-16',
  ageGroups: AGE_GROUP_PRESETS.decades,
  waterCat: 'A',
  waterTemp: 1.5,
  dayProgram: [
    { date: '2026-01-16', children: [{ time: '10:00' }, { time: '10:30' }, { time: null }, { time: null }] },
    { date: '2026-01-17', children: [{ time: '10:00' }] },
  ],
  listSettings: { lanes: { first: 1, last: 6 } },
  seededLanes: { first: 1, last: 6 },
}

describe('settingWarnings', () => {
  it('finds nothing in settings that agree', () => {
    expect(settingWarnings(EVENT)).toEqual([])
    const unknown = {
      startDate: null,
      ageGroupOnDate: null,
      waterCat: null,
      waterTemp: null,
      seededLanes: null,
    }
    expect(settingWarnings({ ...EVENT, ...unknown, ageGroups: [], dayProgram: [] })).toEqual([])
  })

  it.each<[string, Partial<EventSettings>]>([
    ['age_groups_gap', { ageGroups: [AGE_GROUP_PRESETS.decades[0], AGE_GROUP_PRESETS.decades[2]] }],
    ['age_date_other_season', { ageGroupOnDate: '2026-07-01' }],
    ['water_category_differs', { waterTemp: 2.1 }],
    [
      'sessions_at_one_minute',
      { dayProgram: [{ date: '2026-01-16', children: [{ time: '10:00' }, { time: '10:00' }] }] },
    ],
    ['lanes_narrowed', { listSettings: { lanes: { first: 1, last: 5 } } }],
    ['lanes_narrowed', { seededLanes: { first: 0, last: 6 } }],
  ])('warns with %s', (warning, change) => {
    expect(settingWarnings({ ...EVENT, ...change })).toEqual([warning])
  })
})

describe('ageGroupGaps', () => {
  it('names the ages between groups that no group covers, in whatever order the groups are', () => {
    const groups = [
      { code: 'C', minAge: 40, maxAge: null },
      { code: 'A', minAge: 14, maxAge: 19 },
      { code: 'B', minAge: 25, maxAge: 38 },
    ]
    expect(ageGroupGaps(groups)).toEqual([
      { from: 20, to: 24 },
      { from: 39, to: 39 },
    ])
    expect(Object.values(AGE_GROUP_PRESETS).flatMap((preset) => ageGroupGaps(preset))).toEqual([])
  })
})
