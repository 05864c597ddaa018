import type { Translated } from '../catalogue.ts'
import type * as original from '../ru/question-faults.ts'

export const questionFaults = {
  unreadable: 'the file cannot be read',
  column_missing: 'column missing',
  required: 'empty',
  too_long: 'text too long',
  wrong_format: 'invalid value',
  category_unknown: 'unknown category',
  optionsTooFew: 'fewer than two answers',
  optionsTooMany: 'too many answers',
  right_missing: 'no correct answer',
  repeated: 'repeated code',
} satisfies Translated<typeof original.questionFaults>
