/** SQL of the export of an account's data; secrets and what other people wrote are left out. */

import { amountOf, formatRaceTime } from '@polynya/domain'
import type { Db } from '../../db/schema.ts'
import { selectEntries } from '../places/entries.store.ts'
import { selectSwimmers } from '../swimmers/profile/swimmers.store.ts'

/** Returns what is stored with the profiles of an account besides themselves, by swimmer. */
export async function exportOfSwimmers(db: Db, accountId: number) {
  const files = await db
    .selectFrom('stored_file')
    .innerJoin('swimmer', 'swimmer.id', 'stored_file.swimmer_id')
    .where('account_id', '=', accountId)
    .select(['swimmer_id', 'kind', 'stored_file.name', 'type', 'size', 'stored_file.created_at as createdAt'])
    .orderBy('stored_file.created_at')
    .execute()
  const admissions = await db
    .selectFrom('swimmer_document as document')
    .innerJoin('swimmer', 'swimmer.id', 'document.swimmer_id')
    .where('account_id', '=', accountId)
    .select(['swimmer_id', 'kind', 'valid_until as validUntil', 'state', 'note', 'checked_at as checkedAt'])
    .select('document.created_at as createdAt')
    .orderBy('document.id')
    .execute()
  const formerIds = await db
    .selectFrom('merged_registry_id as merged')
    .innerJoin('swimmer', 'swimmer.id', 'merged.swimmer_id')
    .where('account_id', '=', accountId)
    .select(['swimmer_id', 'merged.iwsaid'])
    .execute()
  const rowsOf = <Row extends { swimmer_id: number | null }>(rows: readonly Row[], id: number) =>
    rows.flatMap(({ swimmer_id, ...row }) => (swimmer_id === id ? [row] : []))
  return (id: number) => ({
    files: rowsOf(files, id),
    admissions: rowsOf(admissions, id),
    formerRegistryIds: rowsOf(formerIds, id).map(({ iwsaid }) => iwsaid),
  })
}

/** Returns the profiles of an account. */
export const listSwimmersOf = (db: Db, accountId: number) =>
  selectSwimmers(db).where('swimmer.account_id', '=', accountId).orderBy('swimmer.id').execute()

/** Returns the entries of an account's swimmers, also those that another account ordered, with their events and competition numbers. */
export const listEntriesOfAccount = (db: Db, accountId: number) =>
  selectEntries(db)
    .innerJoin('event', 'event.id', 'entry.event_id')
    .innerJoin('registration', 'registration.id', 'entry.registration_id')
    .where('swimmer.account_id', '=', accountId)
    .select(['event.name as event_name', 'event.name_en as event_name_en', 'registration.number'])
    .select(['registration.age', 'registration.age_group', 'registration.checked_in_at'])
    .orderBy('entry.id')
    .execute()

/** Returns the IDs of the orders of an account. */
export async function listOrderIds(db: Db, accountId: number): Promise<number[]> {
  const orders = db.selectFrom('entry_order').where('account_id', '=', accountId).select('id').orderBy('id')
  return (await orders.execute()).map(({ id }) => id)
}

/** Returns the attempts to pay the orders of an account. */
export async function exportPayments(db: Db, accountId: number) {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('entry_order', 'entry_order.id', 'payment.order_id')
    .where('account_id', '=', accountId)
    .select(['order_id as orderId', 'gateway', 'payment.status', 'means', 'amount', 'payment.currency'])
    .select(['payment.created_at as createdAt', 'finished_at as finishedAt'])
    .orderBy('payment.id')
    .execute()
  return rows.map(({ amount, ...row }) => ({ ...row, amount: amountOf(amount) }))
}

/** Returns the movements of money of an account: payments, refunds, and changes of its balance. */
export async function exportLedger(db: Db, accountId: number) {
  const rows = await db
    .selectFrom('ledger')
    .where('account_id', '=', accountId)
    .select(['at', 'order_id as orderId', 'source', 'target', 'amount', 'currency', 'note'])
    .orderBy('id')
    .execute()
  return rows.map(({ amount, ...row }) => ({ ...row, amount: amountOf(amount) }))
}

/** Returns the relay teams that an account owns, and those that its swimmers captain, swim for or have left. */
export async function exportTeams(db: Db, accountId: number) {
  const own = db.selectFrom('swimmer').where('account_id', '=', accountId).select('id')
  const teams = await db
    .selectFrom('team')
    .innerJoin('swimmer as captain', 'captain.id', 'team.captain_id')
    .innerJoin('offer_distance', 'offer_distance.id', 'team.offer_distance_id')
    .where((of) =>
      of.or([
        of('team.account_id', '=', accountId),
        of('captain_id', 'in', own),
        of('team.id', 'in', of.selectFrom('team_member').where('swimmer_id', 'in', own).select('team_id')),
        of('team.id', 'in', of.selectFrom('left_member').where('swimmer_id', 'in', own).select('team_id')),
      ]),
    )
    .select(['team.id', 'code as teamId', 'name_ru as teamNameRu', 'name_en as teamNameEn'])
    .select(['event_id as eventId', 'dist_code as distCode', 'captain.iwsaid as captain'])
    .select('team.created_at as createdAt')
    .orderBy('team.id')
    .execute()
  const members = await db
    .selectFrom('team_member')
    .innerJoin('swimmer', 'swimmer.id', 'swimmer_id')
    .where('account_id', '=', accountId)
    .select(['team_id', 'stage_id as stageId', 'iwsaid', 'leg_time_cs'])
    .orderBy('stage_id')
    .execute()
  const left = await db
    .selectFrom('left_member')
    .innerJoin('swimmer', 'swimmer.id', 'swimmer_id')
    .where('account_id', '=', accountId)
    .select(['team_id', 'iwsaid', 'left_at as leftAt'])
    .execute()
  return teams.map(({ id, ...team }) => ({
    ...team,
    ownMembers: members.flatMap(({ team_id, leg_time_cs, ...member }) =>
      team_id === id
        ? [{ ...member, legTime: leg_time_cs === null ? null : formatRaceTime(leg_time_cs) }]
        : [],
    ),
    leftMembers: left.flatMap(({ team_id, ...member }) => (team_id === id ? [member] : [])),
  }))
}

/** Returns the personal access tokens of an account, revoked ones too, without their secrets. */
export const exportTokens = (db: Db, accountId: number) =>
  db
    .selectFrom('personal_token')
    .where('account_id', '=', accountId)
    .select(['label', 'scopes', 'region', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .select(['expires_at as expiresAt', 'revoked_at as revokedAt'])
    .orderBy('id')
    .execute()

/** Returns the sessions of events of which the account or one of its swimmers is an official. */
export const exportOfficials = (db: Db, accountId: number) =>
  db
    .selectFrom('session_official as official')
    .innerJoin('event_session', 'event_session.id', 'official.session_id')
    .leftJoin('swimmer', 'swimmer.id', 'official.swimmer_id')
    .where((of) =>
      of.or([of('official.account_id', '=', accountId), of('swimmer.account_id', '=', accountId)]),
    )
    .select(['event_id as eventId', 'event_session.number as session', 'role', 'category', 'official.name'])
    .orderBy('official.id')
    .execute()

/** Returns the diplomas that were issued to an account's swimmers. */
export const exportDiplomas = (db: Db, accountId: number) =>
  db
    .selectFrom('issued_diploma as diploma')
    .innerJoin('swimmer', 'swimmer.id', 'swimmer_id')
    .where('account_id', '=', accountId)
    .select(['code', 'event_id as eventId', 'iwsaid', 'kind', 'place', 'issued_at as issuedAt'])
    .orderBy('issued_at')
    .execute()

/** Returns the e-mails to the address of an account, without their texts: links in them are secrets. */
export const exportMails = (db: Db, email: string) =>
  db
    .selectFrom('mail')
    .where('to', '=', email)
    .select(['subject', 'state', 'created_at as createdAt', 'sent_at as sentAt'])
    .orderBy('id')
    .execute()

export const exportSessions = (db: Db, accountId: number) =>
  db
    .selectFrom('day_session')
    .where('account_id', '=', accountId)
    .select(['created_at as createdAt', 'last_used_at as lastUsedAt', 'user_agent as userAgent'])
    .select(['ip_address as ipAddress', 'revoked_at as revokedAt'])
    .execute()

export const exportChangeRequests = (db: Db, accountId: number) =>
  db
    .selectFrom('change_request')
    .where('account_id', '=', accountId)
    .select(['swimmer_id as swimmerId', 'requested', 'before', 'reason', 'state', 'answer'])
    .select(['created_at as createdAt', 'decided_at as decidedAt'])
    .execute()

export const exportTransferOffers = (db: Db, accountId: number) =>
  db
    .selectFrom('transfer_offer')
    .where('account_id', '=', accountId)
    .select(['swimmer_id as swimmerId', 'email', 'state', 'created_at as createdAt'])
    .select(['expires_at as expiresAt', 'closed_at as closedAt'])
    .execute()

/** Returns the tests of an account as a judge; open ones without their answers, which are not scored yet. */
export async function exportJudgeTests(db: Db, accountId: number) {
  const tests = await db
    .selectFrom('judge_test')
    .where('account_id', '=', accountId)
    .select(['id', 'j_cat as jCat', 'is_exam as isExam', 'event_id as eventId', 'score', 'grade'])
    .select(['started_at as startedAt', 'completed_at as completedAt'])
    .orderBy('id')
    .execute()
  const answers = await db
    .selectFrom('judge_answer')
    .innerJoin('judge_test', 'judge_test.id', 'judge_answer.test_id')
    .innerJoin('judge_question_version as question', 'question.id', 'judge_answer.version_id')
    .where('judge_test.account_id', '=', accountId)
    .where('judge_test.completed_at', 'is not', null)
    .select(['test_id', 'question.text_ru as question', 'answered_at as answeredAt', 'judge_answer.score'])
    .orderBy('test_id')
    .orderBy('judge_answer.position')
    .execute()
  return tests.map((test) => ({
    ...test,
    answers: answers.flatMap(({ test_id, ...answer }) => (test_id === test.id ? [answer] : [])),
  }))
}

/** Returns the events that an account follows by e-mail, and the swimmers that its devices follow by push notifications. */
export async function exportFollows(db: Db, accountId: number) {
  const events = await db
    .selectFrom('event_follow')
    .where('account_id', '=', accountId)
    .select(['event_id as eventId', 'created_at as createdAt'])
    .orderBy('event_id')
    .execute()
  const devices = await db
    .selectFrom('push_subscription')
    .where('account_id', '=', accountId)
    .select(['id', 'endpoint', 'language', 'created_at as createdAt'])
    .orderBy('id')
    .execute()
  const swimmers = await db
    .selectFrom('push_follow')
    .innerJoin('push_subscription as subscription', 'subscription.id', 'subscription_id')
    .innerJoin('swimmer', 'swimmer.id', 'swimmer_id')
    .where('subscription.account_id', '=', accountId)
    .select(['subscription_id', 'event_id as eventId', 'iwsaid'])
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

/** Returns the webhooks of an account without their secrets. */
export const exportWebhooks = (db: Db, accountId: number) =>
  db
    .selectFrom('webhook')
    .where('account_id', '=', accountId)
    .select(['id', 'url', 'types', 'region', 'state', 'created_at as createdAt'])
    .orderBy('id')
    .execute()

/** Returns the actions of an account that the audit recorded. */
export const exportActions = (db: Db, accountId: number) =>
  db
    .selectFrom('audit')
    .where('account_id', '=', accountId)
    .select(['at', 'action', 'object_kind as objectKind', 'object_id as objectId'])
    .orderBy('id')
    .execute()
