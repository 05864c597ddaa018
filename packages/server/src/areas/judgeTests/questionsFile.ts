import { csvOf } from '@polynya/i18n/csv'
import type { Handler } from '../../http/call.ts'
import { listBank } from './judge-questions.store.ts'
import { bankQuestion } from './question-bank.ts'
import { questionRows } from './question-file.ts'
import { requireEditor } from './require-editor.ts'

const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json' } as const

export const questionsFile: Handler<'judgeTests.questionsFile'> = async (
  { params: { type }, caller },
  { db },
) => {
  requireEditor(caller)
  const questions = (await listBank(db)).map(bankQuestion)
  const text =
    type === 'csv' ? csvOf(questionRows(questions), 'russian') : `${JSON.stringify(questions, null, 2)}\n`
  return { name: `judge-questions.${type}`, type: TYPES[type], base64: Buffer.from(text).toString('base64') }
}
