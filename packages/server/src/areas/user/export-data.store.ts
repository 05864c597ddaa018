/** SQL of the export of an account's data; secrets and what other people wrote are left out. */

import type { Db } from '../../db/schema.ts'

/** Returns the swimmers of an account with their ranks, files and admission documents. */
export async function exportSwimmers(db: Db, accountId: number) {
  const swimmers = await db
    .selectFrom('swimmer')
    .where('account_id', '=', accountId)
    .selectAll()
    .orderBy('id')
    .execute()
  const ranks = await db
    .selectFrom('sport_rank')
    .innerJoin('swimmer', 'swimmer.id', 'sport_rank.swimmer_id')
    .where('account_id', '=', accountId)
    .select(['swimmer_id', 'rank', 'valid_from'])
    .execute()
  const files = await db
    .selectFrom('stored_file')
    .innerJoin('swimmer', 'swimmer.id', 'stored_file.swimmer_id')
    .where('account_id', '=', accountId)
    .select(['swimmer_id', 'kind', 'stored_file.name', 'type', 'size', 'stored_file.created_at'])
    .orderBy('stored_file.created_at')
    .execute()
  const admissions = await exportAdmissions(db, accountId)
  return swimmers.map((swimmer) => ({
    ...swimmer,
    ranks: ranks.filter((rank) => rank.swimmer_id === swimmer.id),
    files: files.filter((file) => file.swimmer_id === swimmer.id),
    admissions: admissions.filter((document) => document.swimmer_id === swimmer.id),
  }))
}

const exportAdmissions = (db: Db, accountId: number) =>
  db
    .selectFrom('swimmer_document as document')
    .innerJoin('swimmer', 'swimmer.id', 'document.swimmer_id')
    .where('account_id', '=', accountId)
    .select(['swimmer_id', 'kind', 'valid_until', 'state', 'note', 'checked_at'])
    .select('document.created_at')
    .orderBy('document.id')
    .execute()

export const exportSessions = (db: Db, accountId: number) =>
  db
    .selectFrom('day_session')
    .where('account_id', '=', accountId)
    .select(['created_at', 'last_used_at', 'user_agent', 'ip_address', 'revoked_at'])
    .execute()

export const exportChangeRequests = (db: Db, accountId: number) =>
  db
    .selectFrom('change_request')
    .where('account_id', '=', accountId)
    .select(['swimmer_id', 'requested', 'before', 'reason', 'state', 'answer', 'created_at', 'decided_at'])
    .execute()

export const exportTransferOffers = (db: Db, accountId: number) =>
  db
    .selectFrom('transfer_offer')
    .where('account_id', '=', accountId)
    .select(['swimmer_id', 'email', 'state', 'created_at', 'expires_at', 'closed_at'])
    .execute()

/** Returns the tests of an account as a judge; open ones without their answers, which are not scored yet. */
export async function exportJudgeTests(db: Db, accountId: number) {
  const tests = await db
    .selectFrom('judge_test')
    .where('account_id', '=', accountId)
    .select(['id', 'j_cat', 'is_exam', 'event_id', 'started_at', 'completed_at', 'score', 'grade'])
    .orderBy('id')
    .execute()
  const answers = await db
    .selectFrom('judge_answer')
    .innerJoin('judge_test', 'judge_test.id', 'judge_answer.test_id')
    .innerJoin('judge_question_version as question', 'question.id', 'judge_answer.version_id')
    .where('judge_test.account_id', '=', accountId)
    .where('judge_test.completed_at', 'is not', null)
    .select(['test_id', 'question.text_ru', 'judge_answer.answered_at', 'judge_answer.score'])
    .orderBy('test_id')
    .orderBy('judge_answer.position')
    .execute()
  return tests.map((test) => ({ ...test, answers: answers.filter(({ test_id }) => test_id === test.id) }))
}

/** Returns the events that an account follows by e-mail, and the swimmers that its devices follow by push notifications. */
export async function exportFollows(db: Db, accountId: number) {
  const events = await db
    .selectFrom('event_follow')
    .where('account_id', '=', accountId)
    .select(['event_id', 'created_at'])
    .orderBy('event_id')
    .execute()
  const devices = await db
    .selectFrom('push_subscription')
    .where('account_id', '=', accountId)
    .select(['id', 'endpoint', 'language', 'created_at'])
    .orderBy('id')
    .execute()
  const swimmers = await db
    .selectFrom('push_follow')
    .innerJoin('push_subscription as subscription', 'subscription.id', 'subscription_id')
    .innerJoin('swimmer', 'swimmer.id', 'swimmer_id')
    .where('subscription.account_id', '=', accountId)
    .select(['subscription_id', 'event_id', 'iwsaid'])
    .orderBy('event_id')
    .orderBy('iwsaid')
    .execute()
  return {
    events,
    devices: devices.map(({ id, ...device }) => ({
      ...device,
      swimmers: swimmers.flatMap(({ subscription_id, ...swimmer }) =>
        subscription_id === id ? [swimmer] : [],
      ),
    })),
  }
}

/** Returns the actions of an account that the audit recorded. */
export const exportActions = (db: Db, accountId: number) =>
  db
    .selectFrom('audit')
    .where('account_id', '=', accountId)
    .select(['at', 'action', 'object_kind', 'object_id'])
    .orderBy('id')
    .execute()
