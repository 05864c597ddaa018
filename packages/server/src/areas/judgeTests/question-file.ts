/** Questions as a file has them: the fields of a question, its columns in CSV, and what is wrong with them. */

import type { QuestionFault, QuestionImport } from '@polynya/contract'
import { findJudgeCategory, JUDGE_QUESTION_LIMITS, type JudgeTestCategory } from '@polynya/domain'
import { csvTable } from '../csv-table.ts'
import { jsonItems } from './json-items.ts'

export interface QuestionOption {
  readonly ru: string
  readonly en: string
  readonly right: boolean
}

export interface Question {
  readonly code: string
  readonly category: JudgeTestCategory
  readonly active: boolean
  readonly ru: string
  readonly en: string
  readonly rule: string
  readonly options: readonly QuestionOption[]
}

type FileError = QuestionImport['errors'][number]

/** The fields of a question before they are checked. */
interface Draft {
  readonly line: number
  readonly fields: Readonly<Record<string, unknown>>
}

const { text, option: optionLength, rule, code, options: mostOptions } = JUDGE_QUESTION_LIMITS
const OPTION_NUMBERS = Array.from({ length: mostOptions }, (_, index) => index + 1)

/** Columns of the CSV file; `right` lists the numbers of the right options. */
export const COLUMNS = [
  'code',
  'category',
  'active',
  'ru',
  'en',
  'rule',
  'right',
  ...OPTION_NUMBERS.flatMap((number) => [`option${number}Ru`, `option${number}En`]),
]

const REQUIRED_COLUMNS = ['code', 'category', 'ru', 'en', 'rule', 'right', 'option1Ru', 'option1En']

/** Returns the questions of a file without an error, JSON or CSV by its content, and its errors by line. */
export function readQuestions(file: string): { questions: Question[]; errors: FileError[] } {
  const { drafts, errors } = /^\uFEFF?\s*[[{]/.test(file) ? jsonDrafts(file) : csvDrafts(file)
  const questions: Question[] = []
  const lines = new Map<string, number>()
  for (const draft of drafts) {
    const read = questionOf(draft)
    if (lines.has(read.question.code))
      read.errors.push({ line: draft.line, field: 'code', fault: 'repeated' })
    lines.set(read.question.code, draft.line)
    if (read.errors.length === 0) questions.push(read.question)
    errors.push(...read.errors)
  }
  if (drafts.length === 0 && errors.length === 0) errors.push({ line: 1, field: null, fault: 'required' })
  return { questions, errors }
}

function jsonDrafts(file: string): { drafts: Draft[]; errors: FileError[] } {
  const { items, errorLine } = jsonItems(file)
  const errors: FileError[] =
    errorLine === null ? [] : [{ line: errorLine, field: null, fault: 'unreadable' }]
  const drafts = items.flatMap(({ line, value }) => {
    if (value !== null && typeof value === 'object' && !Array.isArray(value))
      return { line, fields: value as Record<string, unknown> }
    errors.push({ line, field: null, fault: 'wrong_format' })
    return []
  })
  return { drafts, errors }
}

function csvDrafts(file: string): { drafts: Draft[]; errors: FileError[] } {
  const { rows, errors } = csvTable(file, REQUIRED_COLUMNS)
  const drafts = rows.map(({ line, cell }) => {
    const right = cell('right').split(/[\s,;]+/)
    const options = OPTION_NUMBERS.flatMap((number) => {
      const [ru, en] = [cell(`option${number}Ru`), cell(`option${number}En`)]
      return ru === '' && en === '' ? [] : { ru, en, right: right.includes(String(number)) }
    })
    const fields = Object.fromEntries(
      ['code', 'category', 'ru', 'en', 'rule'].map((name) => [name, cell(name)]),
    )
    return { line, fields: { ...fields, active: cell('active') !== '0', options } }
  })
  return { drafts, errors }
}

/** Reads a question field by field; fields with an error are empty. */
function questionOf({ line, fields }: Draft): { question: Question; errors: FileError[] } {
  const errors: FileError[] = []
  const fault = (field: string, name: QuestionFault) => errors.push({ line, field, fault: name })
  const textOf = (from: Readonly<Record<string, unknown>>, name: string, max: number, path = name) => {
    const value = from[name]
    const read = typeof value === 'string' ? value.trim() : ''
    if (value !== undefined && typeof value !== 'string') fault(path, 'wrong_format')
    else if (read === '') fault(path, 'required')
    else if (read.length > max) fault(path, 'too_long')
    else if (read.includes('\0')) fault(path, 'wrong_format')
    return read
  }
  const category = findJudgeCategory(String(fields.category ?? ''))
  if (category === null) fault('category', 'category_unknown')
  if (fields.active !== undefined && typeof fields.active !== 'boolean') fault('active', 'wrong_format')
  const given = Array.isArray(fields.options) ? (fields.options as unknown[]) : []
  if (given.length < 2) fault('options', 'options_few')
  if (given.length > mostOptions) fault('options', 'options_many')
  const options = given.map((each, index) => {
    const option = (each ?? {}) as Record<string, unknown>
    const path = `options.${index}`
    if (option.right !== undefined && typeof option.right !== 'boolean')
      fault(`${path}.right`, 'wrong_format')
    return {
      ru: textOf(option, 'ru', optionLength, `${path}.ru`),
      en: textOf(option, 'en', optionLength, `${path}.en`),
      right: option.right === true,
    }
  })
  if (given.length > 0 && !options.some(({ right }) => right)) fault('options', 'right_missing')
  const question = {
    code: textOf(fields, 'code', code),
    category: category ?? '3К',
    active: fields.active !== false,
    ru: textOf(fields, 'ru', text),
    en: textOf(fields, 'en', text),
    rule: textOf(fields, 'rule', rule),
    options,
  }
  return { question, errors }
}

/** The rows of the CSV file, the names of the columns first. */
export const questionRows = (questions: readonly Question[]): string[][] => [
  COLUMNS,
  ...questions.map(({ code: id, category, active, ru, en, rule: reference, options }) => [
    id,
    category,
    active ? '1' : '0',
    ru,
    en,
    reference,
    options.flatMap(({ right }, index) => (right ? String(index + 1) : [])).join(' '),
    ...OPTION_NUMBERS.flatMap((number) => [options[number - 1]?.ru ?? '', options[number - 1]?.en ?? '']),
  ]),
]
