/** Fictional results of a swimmer, for examples and tests. */

import type { RankByResult, SwimmerRecord, SwimmerResult, SwimmerStart } from './swimmer-results.ts'

const EVENTS = {
  tyumen: { id: 7, name: 'Кубок Тюмени', nameEn: 'Tyumen Cup' },
  karelia: { id: 9, name: 'Кубок Карелии', nameEn: 'Karelia Cup' },
  baikal: { id: 12, name: 'Байкал Айс', nameEn: 'Baikal Ice' },
  ural: { id: 15, name: 'Кубок Урала', nameEn: null },
} as const

export const sampleResults: readonly SwimmerResult[] = [
  { distCode: '25FR', timeCs: 1712, date: '2023-12-16', event: EVENTS.karelia, points: 541 },
  { distCode: '25FR', timeCs: 1655, date: '2024-01-27', event: EVENTS.tyumen, points: 599 },
  { distCode: '25FR', timeCs: 1668, date: '2024-12-14', event: EVENTS.karelia, points: 585 },
  { distCode: '25FR', timeCs: 1604, date: '2025-01-25', event: EVENTS.tyumen, points: 658 },
  { distCode: '25FR', timeCs: 1588, date: '2025-03-08', event: EVENTS.baikal, points: 678 },
  { distCode: '50BR', timeCs: 4475, date: '2024-01-28', event: EVENTS.tyumen, points: 512 },
  { distCode: '50BR', timeCs: 4391, date: '2025-01-26', event: EVENTS.tyumen, points: 542 },
  { distCode: '200FR', timeCs: 18_020, date: '2025-03-09', event: EVENTS.baikal, points: null },
]

export const sampleStarts: readonly SwimmerStart[] = [
  {
    ...EVENTS.ural,
    startDate: '2026-12-12',
    endDate: '2026-12-13',
    entries: [
      { distCode: '25FR', timeCs: null, place: null },
      { distCode: '4x25MX', timeCs: null, place: null },
    ],
  },
  {
    ...EVENTS.baikal,
    startDate: '2025-03-07',
    endDate: '2025-03-09',
    entries: [
      { distCode: '25FR', timeCs: 1588, place: 1 },
      { distCode: '200FR', timeCs: 18_020, place: 4 },
    ],
  },
  {
    ...EVENTS.tyumen,
    startDate: '2025-01-24',
    endDate: '2025-01-26',
    entries: [{ distCode: '25FR', timeCs: 1604, place: 3 }],
  },
]

export const sampleRecords: readonly SwimmerRecord[] = [
  { kind: 'AWR', distCode: '25FR', timeCs: 1588, date: '2025-03-08', ageGroup: null, state: 'approved' },
  { kind: 'GWR', distCode: '50BR', timeCs: 4391, date: '2025-01-26', ageGroup: 'B2', state: 'tentative' },
]

export const sampleRank: RankByResult = { rank: 'I', distCode: '25FR', timeCs: 1588, date: '2025-03-08' }
