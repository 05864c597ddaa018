import type { Db } from '../../db/schema.ts'
import type { Handler } from '../../http/call.ts'
import { rightsOf } from '../accounts/account.store.ts'
import { creditsOf } from '../ledger/ledger.store.ts'
import { moneyView } from '../ledger/money-view.ts'
import { orderView } from '../orders/order-view.ts'
import { enteredSwimmer, entryView } from '../places/entry-view.ts'
import { careerOf } from '../swimmers/profile/swimmer-results.ts'
import { swimmerView } from '../swimmers/profile/swimmer-view.ts'
import * as stored from './export-data.store.ts'
import type { ExportedPart } from './exported-tables.ts'
import { settingsOf } from './settings-view.ts'

/** Everything that the account holds, as the API names it. */
export const exportData: Handler<'user.exportData'> = async ({ caller }, deps) => {
  const { db, clock } = deps
  const { id } = caller.account
  const account = await settingsOf(db, id, deps)
  return {
    exportedAt: clock.now().toISOString(),
    account,
    rights: await rightsOf(db, id),
    sessions: await stored.exportSessions(db, id),
    tokens: await stored.exportTokens(db, id),
    swimmers: await swimmersOf(db, id),
    entries: await entriesOf(db, id),
    orders: await ordersOf(db, id),
    payments: await stored.exportPayments(db, id),
    balance: (await creditsOf(db, id)).map(moneyView),
    ledger: await stored.exportLedger(db, id),
    teams: await stored.exportTeams(db, id),
    diplomas: await stored.exportDiplomas(db, id),
    officials: await stored.exportOfficials(db, id),
    changeRequests: await stored.exportChangeRequests(db, id),
    transferOffers: await stored.exportTransferOffers(db, id),
    judgeTests: await stored.exportJudgeTests(db, id),
    follows: await stored.exportFollows(db, id),
    webhooks: await stored.exportWebhooks(db, id),
    mails: await stored.exportMails(db, account.email),
    actions: await stored.exportActions(db, id),
  } satisfies Record<ExportedPart, unknown> & Record<string, unknown>
}

/** The profiles of an account with their ranks, events, published results and records, files and documents. */
async function swimmersOf(db: Db, accountId: number) {
  const more = await stored.exportOfSwimmers(db, accountId)
  const swimmers = []
  for (const row of await stored.listSwimmersOf(db, accountId)) {
    const { version: _, ...profile } = swimmerView(row, 'full')
    const guardianConsentAt = row.guardian_consent_at?.toISOString() ?? null
    swimmers.push({ ...profile, guardianConsentAt, ...(await careerOf(db, row.id)), ...more(row.id) })
  }
  return swimmers
}

/** The entries of an account's swimmers in all states, those on waiting lists too. */
async function entriesOf(db: Db, accountId: number) {
  const rows = await stored.listEntriesOfAccount(db, accountId)
  return rows.map((row) => ({
    ...entryView(row),
    swimmer: enteredSwimmer(row),
    eventName: row.event_name,
    eventNameEn: row.event_name_en,
    number: row.number,
    age: row.age,
    ageGroup: row.age_group,
    checkedInAt: row.checked_in_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }))
}

/** The orders of an account with their items, donations and refunds. */
async function ordersOf(db: Db, accountId: number) {
  const orders = []
  for (const id of await stored.listOrderIds(db, accountId)) {
    const { version: _, ...order } = await orderView(db, id)
    orders.push(order)
  }
  return orders
}
