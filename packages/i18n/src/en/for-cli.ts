import { admissionKinds, admissionStates } from './admission-words.ts'
import { cli } from './cli.ts'
import { errors } from './errors.ts'
import { judgeGrades } from './judge-grades.ts'
import { likenesses } from './likenesses.ts'
import { moneyAttention, moneyGateways, moneyKinds } from './money-words.ts'
import { orderEntries, orderPayments, orderReceipts, orderRefunds } from './order-words.ts'
import { resultChecks } from './result-checks.ts'
import { sport } from './sport.ts'

/** Texts of the CLI, without its help. */
export const forCli = {
  admissions: { kinds: admissionKinds, states: admissionStates },
  cli,
  custody: { duplicates: { likeness: likenesses } },
  errors,
  eventMoney: { attention: moneyAttention, gateways: moneyGateways, kinds: moneyKinds },
  judgeTests: { grades: judgeGrades },
  orders: {
    entries: orderEntries,
    payments: orderPayments,
    receipts: orderReceipts,
    refunds: orderRefunds,
  },
  results: { checks: resultChecks },
  sport,
}
