import type { Translated } from '../catalogue.ts'
import type * as original from '../ru/judge-grades.ts'

export const judgeGrades = {
  excellent: 'excellent',
  good: 'good',
  satisfactory: 'satisfactory',
  unsatisfactory: 'unsatisfactory',
} satisfies Translated<typeof original.judgeGrades>
