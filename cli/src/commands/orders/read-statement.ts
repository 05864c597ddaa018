import { decodedText } from '@polynya/contract'
import {
  type BankPayment,
  type BankStatement,
  isClientBank,
  paymentsOfClientBank,
  paymentsOfTable,
} from '@polynya/domain'
import type { Context } from '../../context/context.ts'
import { Stop } from '../../failures/exit-status.ts'
import { csvRows, delimiterOf } from '../../input/csv-rows.ts'

/** Returns the payments of a bank statement; fails with a list of the lines that cannot be read. */
export function readStatement(context: Pick<Context, 't'>, bytes: Uint8Array): readonly BankPayment[] {
  const { t } = context
  const statement = statementOf(context, textOf(bytes))
  if (!statement) throw new Stop('refused', t('cli:notAStatement'))
  const { payments, faults } = statement
  if (faults.length === 0) return payments
  const lines = faults.map(({ line, field, text }) =>
    t('cli:atLine', { line, problem: t(`cli:statementFault.${field}`, { text }) }),
  )
  throw new Stop('refused', [t('cli:recordsInvalid'), ...lines.map((line) => `  ${line}`)].join('\n'))
}

/** A file of 1C may be in the code page of DOS, and says so in it. */
function textOf(bytes: Uint8Array): string {
  const text = decodedText(bytes)
  if (!isClientBank(text)) return text
  const ofDos = new TextDecoder('ibm866').decode(bytes)
  return ofDos.includes('Кодировка=DOS') ? ofDos : text
}

function statementOf(context: Pick<Context, 't'>, text: string): BankStatement | null {
  if (isClientBank(text)) return paymentsOfClientBank(text)
  // Banks put lines about the account above the table, and quotes into names of companies.
  const options = { delimiter: delimiterOf(text), relax_column_count: true, relax_quotes: true }
  return paymentsOfTable(csvRows(context, text, options))
}
