import type { Translated } from '../catalogue.ts'
import type { resultChecks as original } from '../ru/result-checks.ts'

export const resultChecks = {
  place_without_time: 'A place without a time',
  dsq_without_code: 'A disqualification without a code',
  lane_repeated: 'A lane twice',
  swimmer_repeated: 'A swimmer twice',
  relay_unfinished: 'An incomplete relay team with a place',
  result_without_entry: 'A result without an entry',
  second_entry_missing: 'No second entry',
  no_results: 'No results at all',
  faster_than_best: 'More than 15% faster than the best time or the record',
  no_age_group: 'No age group',
  heat_without_results: 'A heat without results',
  starter_without_result: 'A starter without a result',
  dns_with_time: 'Did not start, but has a time',
  lane_excluded: 'A result on a lane that is not used',
  day_ahead: 'The day of the distance is in the future',
} satisfies Translated<typeof original>
