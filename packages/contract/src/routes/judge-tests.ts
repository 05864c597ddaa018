/** Tests of judges and the bank of their questions. */

import { PAGE_SIZE } from '@polynya/domain'
import { type RouteGroup, route } from '../route.ts'

export const judgeTests = {
  list: route('GET', '/judge-tests', {
    access: 'ownOrAll',
    paging: { rows: 'judgeTests', size: PAGE_SIZE.judgeTests },
  }),
  count: route('GET', '/judge-tests/count', { access: 'ownOrAll' }),
  openings: route('GET', '/judge-tests/openings', { access: 'own' }),
  // Of an account: what counts as its practice.
  activity: route('GET', '/judge-tests/activity/:userId', { access: 'ownOrAll' }),
  get: route('GET', '/judge-tests/:id', { access: 'ownOrAll' }),
  // Creates a test, or returns the open one of the category and kind.
  start: route('GET', '/judge-tests/:jCat/:ifExam/:eventId/:offerId/new', {
    access: 'own',
    repeat: 'idempotent',
  }),
  setAnswerBatch: route('PUT', '/judge-tests/setAnswerBatch/:sId', { access: 'own' }),
  complete: route('PUT', '/judge-tests/complete/:id', { access: 'own' }),
  remove: route('DELETE', '/judge-tests/:id', { access: 'ownOrAll' }),
  importQuestions: route('POST', '/admin/judge-questions/import', {
    access: 'judgeQuestionsEditors',
    repeat: 'idempotent',
    encoding: 'multipart',
  }),
  questions: route('GET', '/admin/judge-questions', {
    access: 'judgeQuestionsEditors',
    paging: { rows: 'questions', size: PAGE_SIZE.judgeTests },
  }),
  questionVersions: route('GET', '/admin/judge-questions/versions/:id', { access: 'judgeQuestionsEditors' }),
  saveQuestion: route('PUT', '/admin/judge-questions', { access: 'judgeQuestionsEditors' }),
  statistics: route('GET', '/admin/judge-tests/statistics', { access: 'admins' }),
  questionsFile: route('GET', '/admin/judge-questions/file/:type', { access: 'judgeQuestionsEditors' }),
} as const satisfies RouteGroup
