import type { Translated } from '../catalogue.ts'
import type { rights as original } from '../ru/rights.ts'

export const rights = {
  admin: 'Administrator',
  superAdmin: 'Super administrator',
  rsf: 'Judge of a regional federation',
  baseResults: 'Base results',
  judgeQuestions: 'Questions of judge tests',
  results: 'Results desk',
} satisfies Translated<typeof original>
