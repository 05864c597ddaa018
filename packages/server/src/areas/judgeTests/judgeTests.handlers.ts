import type { Handlers } from '../../http/call.ts'
import { activity } from './activity.ts'
import { complete } from './complete.ts'
import { count } from './count.ts'
import { get } from './get.ts'
import { importQuestions } from './importQuestions.ts'
import { list } from './list.ts'
import { openings } from './openings.ts'
import { questions } from './questions.ts'
import { questionsFile } from './questionsFile.ts'
import { questionVersions } from './questionVersions.ts'
import { remove } from './remove.ts'
import { saveQuestion } from './saveQuestion.ts'
import { setAnswerBatch } from './setAnswerBatch.ts'
import { start } from './start.ts'
import { statistics } from './statistics.ts'

export const judgeTests: Handlers['judgeTests'] = {
  list,
  count,
  openings,
  get,
  start,
  setAnswerBatch,
  complete,
  remove,
  importQuestions,
  questionsFile,
  questions,
  questionVersions,
  saveQuestion,
  statistics,
  activity,
}
