import type { Handlers } from '../../http/call.ts'
import { complete } from './complete.ts'
import { count } from './count.ts'
import { get } from './get.ts'
import { importQuestions } from './importQuestions.ts'
import { list } from './list.ts'
import { openings } from './openings.ts'
import { questionsFile } from './questionsFile.ts'
import { remove } from './remove.ts'
import { setAnswerBatch } from './setAnswerBatch.ts'
import { start } from './start.ts'

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
}
