/** Shapes of the answers of `judgeTests`. */

import * as z from 'zod/mini'
import type { AnswersOf } from '../answers-of.ts'
import { ReportFile } from '../schemas/answers/entrants.ts'
import { JudgeTest, JudgeTestCard, JudgeTestOpenings, QuestionImport } from '../schemas/answers/judge-test.ts'
import { Nothing, Total } from '../schemas/answers/scalars.ts'

export const answers = {
  list: z.object({ judgeTests: z.array(JudgeTestCard), total: z.int() }),
  count: Total,
  openings: JudgeTestOpenings,
  get: JudgeTest,
  start: JudgeTest,
  setAnswerBatch: z.object({ received_answers: z.int() }),
  complete: JudgeTest,
  remove: Nothing,
  importQuestions: QuestionImport,
  questionsFile: ReportFile,
} as const satisfies AnswersOf<'judgeTests'>
