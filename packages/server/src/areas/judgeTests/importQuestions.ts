import { recordChange } from '../../access/audit.store.ts'
import type { Handler } from '../../http/call.ts'
import { listBank, lockBank } from './judge-questions.store.ts'
import { changesOf, storeQuestions } from './question-bank.ts'
import { readQuestions } from './question-file.ts'
import { requireEditor } from './require-editor.ts'

const MAX_BYTES = 5_000_000
const MAX_ERRORS = 200

export const importQuestions: Handler<'judgeTests.importQuestions'> = async ({ query, ...call }, { db }) => {
  requireEditor(call.caller)
  const { bytes } = await call.file(MAX_BYTES)
  const { questions, errors } = readQuestions(bytes.toString('utf8'))
  return db.transaction().execute(async (tx) => {
    await lockBank(tx)
    const bank = await listBank(tx)
    const { created, updated, unchanged } = changesOf(bank, questions)
    const isStored = errors.length === 0 && query.dryRun !== true
    const counts = { created: created.length, updated: updated.length, unchanged: unchanged.length }
    if (isStored && created.length + updated.length > 0) {
      await storeQuestions(tx, bank, { questions: [...created, ...updated], at: call.at })
      await recordChange(tx, call, { kind: 'judgeQuestions', objectId: 'bank', after: counts })
    }
    return { isStored, ...counts, errors: errors.slice(0, MAX_ERRORS) }
  })
}
