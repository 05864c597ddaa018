/** Shapes of the answers of `judgeTests`. */

import * as z from 'zod/mini'
import type { AnswersOf } from '../answers-of.ts'
import { ReportFile } from '../schemas/answers/entrants.ts'
import {
  BankQuestion,
  JudgeActivity,
  JudgeStatistics,
  JudgeTest,
  JudgeTestCard,
  JudgeTestOpenings,
  QuestionImport,
  QuestionVersion,
} from '../schemas/answers/judge-test.ts'
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
  questions: z.object({ questions: z.array(BankQuestion), total: z.int() }),
  questionVersions: z.object({ versions: z.array(QuestionVersion) }),
  saveQuestion: BankQuestion,
  statistics: JudgeStatistics,
  activity: JudgeActivity,
} as const satisfies AnswersOf<'judgeTests'>
