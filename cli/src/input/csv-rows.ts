/** Rows of a table with values separated by a sign. */

import { type CsvError, type Options, parse } from 'csv-parse/sync'
import type { Context } from '../context/context.ts'
import { Stop } from '../failures/exit-status.ts'

export interface CsvRow {
  readonly cells: readonly string[]
  /** Number of its last line in the file. */
  readonly line: number
}

/** What people get wrong in a table; the other problems of csv-parse are in its words. */
const PROBLEMS: Readonly<Partial<Record<CsvError['code'], 'length' | 'quote'>>> = {
  CSV_RECORD_INCONSISTENT_FIELDS_LENGTH: 'length',
  CSV_INVALID_CLOSING_QUOTE: 'quote',
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: 'quote',
  CSV_QUOTE_NOT_CLOSED: 'quote',
  INVALID_OPENING_QUOTE: 'quote',
}

/** @param options of csv-parse, besides those that every table has */
export function csvRows({ t }: Pick<Context, 't'>, text: string, options: Options): CsvRow[] {
  try {
    const rows: CsvRow[] = []
    parse(text, {
      ...options,
      ...{ bom: true, skip_empty_lines: true, trim: true },
      on_record: (cells, { lines }) => {
        rows.push({ cells, line: lines })
        return null
      },
    })
    return rows
  } catch (problem) {
    const { lines, code, message } = problem as CsvError & { readonly lines?: number }
    const kind = PROBLEMS[code]
    const text = kind ? t(`cli:csvProblems.${kind}`) : message
    throw new Stop('refused', t('cli:brokenCsv', { line: lines ?? 1, problem: text }))
  }
}

/** The most frequent delimiter of a text: a semicolon in Russian tables, a comma elsewhere. */
export function delimiterOf(text: string): string {
  const count = (sign: string) => text.split(sign).length
  return [';', ',', '\t'].sort((a, b) => count(b) - count(a))[0] ?? ','
}
