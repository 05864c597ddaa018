import type { Handler } from '../../http/call.ts'
import { rightsOf } from '../accounts/account.store.ts'
import {
  exportActions,
  exportChangeRequests,
  exportFollows,
  exportJudgeTests,
  exportSessions,
  exportSwimmers,
  exportTransferOffers,
} from './export-data.store.ts'
import { settingsOf } from './settings-view.ts'

export const exportData: Handler<'user.exportData'> = async ({ caller }, deps) => {
  const { db, clock } = deps
  const { id } = caller.account
  return {
    exportedAt: clock.now().toISOString(),
    account: await settingsOf(db, id, deps),
    rights: await rightsOf(db, id),
    swimmers: await exportSwimmers(db, id),
    changeRequests: await exportChangeRequests(db, id),
    judgeTests: await exportJudgeTests(db, id),
    transferOffers: await exportTransferOffers(db, id),
    follows: await exportFollows(db, id),
    sessions: await exportSessions(db, id),
    deeds: await exportActions(db, id),
  }
}
