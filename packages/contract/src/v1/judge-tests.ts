import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import { EventParams } from '../schemas/inputs/event.ts'
import * as test from '../schemas/inputs/judge-test.ts'
import { Upload } from '../schemas/inputs/scalars.ts'

const { judgeTests, events } = routes
const params = test.JudgeTestParams

export const judgeTestsEndpoints = {
  list: endpoint(judgeTests.list, {
    summary: 'Own tests; with `all=all` administrators see all of their regions',
    query: test.JudgeTestsQuery,
    response: responses.judgeTests.list,
  }),
  count: endpoint(judgeTests.count, {
    summary: 'Number of tests',
    query: test.JudgeTestsCountQuery,
    response: responses.judgeTests.count,
  }),
  openings: endpoint(judgeTests.openings, {
    summary: 'Which tests the caller may take, and whether they edit the questions',
    response: responses.judgeTests.openings,
    extension: true,
  }),
  activity: endpoint(judgeTests.activity, {
    summary: 'Sessions judged and completed tests of an account: own, or of any for administrators',
    params: test.JudgeActivityParams,
    response: responses.judgeTests.activity,
    reasons: ['account_not_found'],
    extension: true,
  }),
  get: endpoint(judgeTests.get, {
    summary: 'A test; right options, rules and scores are null until it is completed',
    params,
    response: responses.judgeTests.get,
    reasons: ['judge_test_not_found'],
  }),
  start: endpoint(judgeTests.start, {
    summary: 'Start a test, or return the open one of the category and kind; a trial outside an event is 0/0',
    params: test.JudgeTestStartParams,
    response: responses.judgeTests.start,
    reasons: ['event_not_found', 'judge_tests_denied', 'judge_retake_early', 'judge_bank_small'],
  }),
  setAnswerBatch: endpoint(judgeTests.setAnswerBatch, {
    summary: 'Save answers: the later one of a question counts, whatever the order of the batches',
    params: test.AnswerBatchParams,
    body: test.AnswerBatch,
    response: responses.judgeTests.setAnswerBatch,
    reasons: ['judge_test_not_found', 'judge_test_closed'],
  }),
  complete: endpoint(judgeTests.complete, {
    summary: 'Complete a test and score it; repeated, returns the same result',
    params,
    response: responses.judgeTests.complete,
    reasons: ['judge_test_not_found'],
  }),
  remove: endpoint(judgeTests.remove, {
    summary: 'Delete a trial; exams are deleted by administrators only',
    params,
    response: responses.judgeTests.remove,
    reasons: ['judge_test_not_found', 'judge_exam_permanent'],
  }),
  importQuestions: endpoint(judgeTests.importQuestions, {
    summary: 'Import questions from JSON or CSV by their codes; a file with an error changes nothing',
    query: test.QuestionImportQuery,
    body: Upload,
    response: responses.judgeTests.importQuestions,
    reasons: ['file_missing', 'file_empty', 'file_too_large'],
    extension: true,
  }),
  questions: endpoint(judgeTests.questions, {
    summary: 'Questions of the bank with their right options',
    query: test.QuestionsQuery,
    response: responses.judgeTests.questions,
    extension: true,
  }),
  questionVersions: endpoint(judgeTests.questionVersions, {
    summary: 'Versions of a question, the latest first, each with the number of tests that drew it',
    params: test.QuestionParams,
    response: responses.judgeTests.questionVersions,
    reasons: ['judge_question_not_found'],
    extension: true,
  }),
  saveQuestion: endpoint(judgeTests.saveQuestion, {
    summary: 'Create a question or a new version of it; tests retain the version that they drew',
    body: test.QuestionInput,
    response: responses.judgeTests.saveQuestion,
    reasons: ['judge_question_conflict'],
    extension: true,
  }),
  statistics: endpoint(judgeTests.statistics, {
    summary: 'Hardest questions, pass rates by region and category, suspiciously fast tests',
    response: responses.judgeTests.statistics,
    extension: true,
  }),
  questionsFile: endpoint(judgeTests.questionsFile, {
    summary: 'The bank of questions as a file that can be imported',
    params: test.QuestionsFileParams,
    response: responses.judgeTests.questionsFile,
    extension: true,
  }),
}

/** Calls of the group `events`. */
export const judgeOffersEndpoints = {
  userJOfferInEvent: endpoint(events.userJOfferInEvent, {
    summary: 'Judge credits of the caller in an event, each with the test that it opens',
    params: EventParams,
    response: responses.events.userJOfferInEvent,
    reasons: ['event_not_found'],
  }),
}
