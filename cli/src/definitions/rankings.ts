import { RANKING_AGE_GROUPS } from '@polynya/domain'
import { choice, spec, text, whole } from './spec.ts'

export const rankingCommands = {
  'rankings list': spec({
    args: ['<gender>'],
    flags: {
      distance: text,
      season: text,
      group: choice(RANKING_AGE_GROUPS.map(({ code }) => code)),
      waterCat: choice(['A', 'B', 'C']),
      country: text,
      region: text,
      limit: whole(1, 1_000_000),
    },
    output: { call: 'rankings.list', rows: 'rankings' },
    examples: {
      distance: 'polynya rankings list 2 --distance 25FR --limit 20',
      points: 'polynya rankings list 1 --season 2025-2026 --region RU-KR --json',
    },
  }),
} as const
