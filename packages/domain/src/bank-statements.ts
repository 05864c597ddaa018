/** Payments into our account in the files of banks. See docs/rules.md#bank-statements. */

import { isDate } from './calendar.ts'
import { minorOfDecimal } from './money.ts'

/** A payment that a bank booked to our account. */
export interface BankPayment {
  /** Number of its line in the file, from 1. */
  readonly line: number
  /** Number of the payment order; empty if the file has none. */
  readonly number: string
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly amountMinor: number
  /** Three letters; null if the file names none. */
  readonly currency: string | null
  readonly payer: string
  readonly purpose: string
}

/** A payment whose amount or date cannot be read. */
export interface StatementFault {
  readonly line: number
  readonly field: 'amount' | 'date'
  readonly text: string
}

export interface BankStatement {
  readonly payments: readonly BankPayment[]
  readonly faults: readonly StatementFault[]
}

/** A row of a table with the number of its line in the file. */
export interface StatementRow {
  readonly cells: readonly string[]
  readonly line: number
}

type Column =
  | 'date'
  | 'number'
  | 'credit'
  | 'debit'
  | 'amount'
  | 'direction'
  | 'payer'
  | 'purpose'
  | 'currency'

/**
 * Titles of the columns of statements, in lower case. Banks either have one column for amounts in and one for amounts out,
 * or one for both, with a sign or with the direction in another column.
 */
export const STATEMENT_COLUMNS = {
  date: ['дата проводки', 'дата операции', 'дата', 'дата документа', 'дата платежа', 'booking date', 'date'],
  number: ['№ документа', 'номер документа', 'номер', '№', 'document number', 'number'],
  credit: ['сумма по кредиту', 'кредит', 'поступление', 'приход', 'зачисление', 'credit'],
  debit: ['сумма по дебету', 'дебет', 'списание', 'расход', 'debit'],
  amount: ['сумма', 'сумма операции', 'сумма платежа', 'сумма в валюте счета', 'amount'],
  direction: ['тип операции', 'вид операции', 'направление', 'дебет/кредит', 'type'],
  payer: [
    'плательщик',
    'наименование плательщика',
    'контрагент',
    'наименование контрагента',
    'payer',
    'counterparty',
  ],
  purpose: [
    'назначение платежа',
    'назначение',
    'описание операции',
    'описание',
    'purpose',
    'description',
    'reference',
  ],
  currency: ['валюта', 'валюта операции', 'валюта счета', 'currency'],
} as const satisfies Record<Column, readonly string[]>

const INCOMING = ['кредит', 'зачисление', 'поступление', 'приход', 'пополнение', 'credit', 'c']

/** Returns the payments of a table as banks export it; null without a row of known titles. */
export function paymentsOfTable(rows: readonly StatementRow[]): BankStatement | null {
  const head = rows.findIndex(({ cells }) => isHead(columnsOf(cells)))
  if (head < 0) return null
  const columns = columnsOf(rows[head]?.cells ?? [])
  return statementOf(
    rows.slice(head + 1).flatMap(({ cells, line }) => {
      const cell = (column: Column) => cells[columns.indexOf(column)]?.trim() ?? ''
      const amount = incomingAmount(cell, columns)
      // A row of totals has neither.
      if (amount === null || (cell('date') === '' && cell('purpose') === '')) return []
      const [number, payer, purpose] = [cell('number'), cell('payer'), cell('purpose')]
      return { line, number, amount, payer, purpose, date: cell('date'), currency: cell('currency') }
    }),
  )
}

const columnsOf = (titles: readonly string[]): (Column | null)[] =>
  titles.map((title) => {
    const known = title.replaceAll('ё', 'е').replace(/\s+/g, ' ').trim().toLowerCase()
    const found = Object.entries<readonly string[]>(STATEMENT_COLUMNS).find(([, names]) =>
      names.includes(known),
    )
    return (found?.[0] as Column | undefined) ?? null
  })

const isHead = (columns: readonly (Column | null)[]) =>
  columns.includes('purpose') &&
  columns.includes('date') &&
  (columns.includes('credit') || columns.includes('amount'))

/** Returns the amount of a payment in as it is written; null of a payment out or of a row without an amount. */
function incomingAmount(
  cell: (column: Column) => string,
  columns: readonly (Column | null)[],
): string | null {
  if (columns.includes('credit')) return isNothing(cell('credit')) ? null : cell('credit')
  const amount = cell('amount')
  const isIn = columns.includes('direction')
    ? INCOMING.includes(cell('direction').toLowerCase())
    : !/^[-−–]/.test(amount)
  return isIn && !isNothing(amount) ? amount : null
}

const isNothing = (amount: string) => /^[0\s.,-]*$/.test(amount)

const CLIENT_BANK = '1CClientBankExchange'

/** Whether a text is in the exchange format of 1C, which Russian banks export. */
export const isClientBank = (text: string): boolean => text.startsWith(CLIENT_BANK)

/**
 * Returns the payments of a text in the exchange format of 1C. A payment is in if its receiver is one of the accounts that
 * the file names, or, in a file that names none, if it has a date of receipt.
 */
export function paymentsOfClientBank(text: string): BankStatement {
  const lines = text.split(/\r\n|\r|\n/).map((each, index) => ({ line: index + 1, ...fieldOf(each) }))
  const own = new Set(accountsOf(lines))
  const documents: { line: number; fields: Map<string, string> }[] = []
  for (const { line, name, value } of lines) {
    if (name === 'СекцияДокумент') documents.push({ line, fields: new Map() })
    else documents.at(-1)?.fields.set(name, value)
  }
  return statementOf(
    documents.flatMap(({ line, fields }) => {
      const field = (...names: string[]) => names.map((name) => fields.get(name)).find(Boolean) ?? ''
      const receivedOn = field('ДатаПоступило')
      const receiver = field('ПолучательСчет', 'ПолучательРасчСчет')
      if (own.size > 0 ? !own.has(receiver) : receivedOn === '') return []
      return {
        ...{ line, number: field('Номер'), date: receivedOn || field('Дата'), amount: field('Сумма') },
        ...{ payer: field('Плательщик1', 'Плательщик'), purpose: purposeOf(fields), currency: '' },
      }
    }),
  )
}

const fieldOf = (line: string) => {
  const [, name = line, value = ''] = /^([^=]*)=(.*)$/.exec(line) ?? []
  return { name: name.trim(), value: value.trim() }
}

/** The accounts of the statement: those named before the first document. */
function accountsOf(fields: readonly ReturnType<typeof fieldOf>[]): string[] {
  const end = fields.findIndex(({ name }) => name === 'СекцияДокумент')
  return fields
    .slice(0, end < 0 ? undefined : end)
    .flatMap(({ name, value }) => (name === 'РасчСчет' && value ? [value] : []))
}

/** The purpose is in one field, or cut into numbered ones. */
const purposeOf = (fields: ReadonlyMap<string, string>) =>
  fields.get('НазначениеПлатежа') ||
  [1, 2, 3, 4, 5, 6]
    .map((part) => fields.get(`НазначениеПлатежа${part}`) ?? '')
    .join(' ')
    .trim()

interface Written extends Pick<BankPayment, 'line' | 'number' | 'payer' | 'purpose'> {
  readonly date: string
  readonly amount: string
  readonly currency: string
}

function statementOf(written: readonly Written[]): BankStatement {
  const payments: BankPayment[] = []
  const faults: StatementFault[] = []
  for (const { amount, date: day, currency, ...payment } of written) {
    const [amountMinor, date] = [minorOfWritten(amount), dateOfWritten(day)]
    const { line } = payment
    if (!(amountMinor > 0)) faults.push({ line, field: 'amount', text: amount })
    else if (date === null) faults.push({ line, field: 'date', text: day })
    else payments.push({ ...payment, date, amountMinor, currency: currencyOf(currency) })
  }
  return { payments, faults }
}

/** `1 000,50`, `1,000.50`, `+1000.5 ₽` in minor units; NaN of what is not an amount. */
function minorOfWritten(text: string): number {
  const digits = text.replace(/[\s\u{a0}\u{202f}'+]|₽|руб\.?|RUB|RUR/giu, '')
  const [, major = '', minor = ''] = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(digits) ?? []
  return minorOfDecimal(`${major.replace(/[.,]/g, '')}${minor && `.${minor}`}`)
}

/** `20.11.2026`, `20.11.26` or `2026-11-20`, with or without a time, as `2026-11-20`; null of what is no date. */
function dateOfWritten(text: string): string | null {
  const [, day, month, year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})(?:\D|$)/.exec(text) ?? []
  const date =
    day && month
      ? `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
      : text.slice(0, 10)
  return isDate(date) ? date : null
}

/** Banks write `RUR` and `810` of the rouble, too. */
const currencyOf = (text: string) => {
  const code = text.trim().toUpperCase()
  if (code === '') return null
  return ['RUR', '810', '643', '₽', 'РУБ', 'РУБ.'].includes(code) ? 'RUB' : code
}
