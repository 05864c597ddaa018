/** Descriptions of the fields of base results. */

import type { FieldDescriptions } from './fields.ts'

export const POINTS_FIELDS = {
  years: 'Years of base results, newest first',
  year: 'Calendar year of base results',
  active:
    'Whether the year is the one that counts today: the latest whose first day has come; one year at most is active',
  activeFrom:
    'First day on which the year counts, `YYYY-MM-DD`, also a future one; null if none is set or another year replaced it',
  'baseResults.response.count': 'Number of base results of the year',
  'years.count': 'Number of base results of the year',
  results: 'Base results in the order of distances',
  'baseResults.update.body.results': 'Changed base results; omitted ones remain',
  'results.gender': 'Gender: 1 men, 2 women, 0 mixed relay teams',
  result: 'Time that earns 1000 points, `mm:ss.hh`; null in a change removes it',
  copyOf: 'Year whose base results the new one starts with',
} as const satisfies FieldDescriptions
