import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { closeDueTests } from './closing.ts'
import { findJudge, listCompleted, listJudgedSessions } from './judge-activity.store.ts'
import { reachOf } from './test-reach.ts'
import { testCard } from './test-view.ts'

/** Administrators read the practice of accounts of which they may read a test or which judged, and everybody their own. */
export const activity: Handler<'judgeTests.activity'> = async ({ params: { userId }, ...call }, { db }) => {
  await closeDueTests(db, call.at)
  const isOwn = call.caller.account.id === userId
  const judge = isOwn || call.cell === 'all' ? await findJudge(db, userId) : undefined
  if (!judge) return fail('account_not_found')
  const sessions = await listJudgedSessions(db, userId)
  const tests = await listCompleted(db, userId, reachOf(call))
  if (!isOwn && sessions.length === 0 && tests.length === 0) return fail('account_not_found')
  return {
    userId,
    userFirstName: judge.first_name,
    userLastName: judge.last_name,
    sessions: sessions.map(({ event_id, event_name, event_name_en, name_en, ...session }) => ({
      ...session,
      eventId: event_id,
      eventName: event_name,
      eventNameEn: event_name_en,
      nameEn: name_en,
    })),
    judgeTests: tests.map(testCard),
  }
}
