import type { Starter, StartList } from '@polynya/contract'

/** A fictional starter. */
export const aStarter = (entryId: number, more: Partial<Starter> = {}): Starter => ({
  entryId,
  swimmerId: entryId,
  iwsaid: `MORO00000${entryId}`,
  number: 40 + entryId,
  firstName: 'Olga',
  lastName: 'Morozova',
  nativeFirstName: 'Ольга',
  nativePatronim: null,
  nativeLastName: 'Морозова',
  gender: 2,
  birthYear: 1980 + entryId,
  ageGroup: 'D1',
  country: 'RU',
  regionCode: 'RU-TYU',
  city: 'Тюмень',
  club: 'Морж',
  sportRank: 'KMS',
  division: null,
  seedTime: `00:2${entryId}.40`,
  team: null,
  ...more,
})

/** A heat that is not merged. */
export const ALONE = { mergedWith: [], isMerged: false }

/** A start list of two heats, one of them with a free lane. */
export const A_START_LIST: StartList = {
  distanceId: 1,
  distCode: '50FR',
  gender: 2,
  session: 1,
  startsAt: '2026-02-21T05:00:00.000Z',
  isStartFixed: true,
  isLocked: false,
  isPublished: true,
  version: 3,
  updatedAt: '2026-02-20T09:00:00.000Z',
  pool: { first: 1, last: 4 },
  excludedLanes: [],
  heats: [
    {
      heat: 1,
      ...ALONE,
      startsAt: '2026-02-21T05:00:00.000Z',
      lanes: [
        { lane: 2, scratched: false, starter: aStarter(1, { seedTime: null, sportRank: 'none' }) },
        { lane: 3, scratched: true, starter: aStarter(2) },
        {
          lane: 4,
          scratched: false,
          starter: aStarter(3, { country: 'FI', regionCode: null, city: 'Helsinki' }),
        },
      ],
    },
    {
      heat: 2,
      ...ALONE,
      startsAt: '2026-02-21T05:03:00.000Z',
      lanes: [1, 2, 3, 4].map((lane) => ({ lane, scratched: false, starter: aStarter(lane + 3) })),
    },
  ],
  late: [],
  scratched: [],
}
