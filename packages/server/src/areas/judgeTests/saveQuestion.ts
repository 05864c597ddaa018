import { recordChange } from '../../access/audit.store.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { bankView } from './bank-view.ts'
import { listBank, lockBank } from './judge-questions.store.ts'
import { changesOf, storeQuestions } from './question-bank.ts'
import { requireEditor } from './require-editor.ts'

/** Refuses a change of another version than the latest, and a new question with the code of another one. */
export const saveQuestion: Handler<'judgeTests.saveQuestion'> = async ({ body, ...call }, { db }) => {
  requireEditor(call.caller)
  const { version, jCat, code, active, ru, en, rule, options } = body
  return db.transaction().execute(async (tx) => {
    await lockBank(tx)
    const bank = await listBank(tx)
    const find = (rows: typeof bank) => rows.find((row) => row.code === code)
    if ((find(bank)?.version ?? 0) !== version) fail('judge_question_conflict')
    const question = {
      code,
      category: jCat,
      active,
      ru,
      en,
      rule,
      options: options.map((option) => ({ ru: option.ru, en: option.en, right: option.right })),
    }
    const { unchanged } = changesOf(bank, [question])
    if (unchanged.length === 0) {
      await storeQuestions(tx, bank, { questions: [question], at: call.at })
      await recordChange(tx, call, {
        kind: 'judgeQuestions',
        objectId: code,
        after: { version: version + 1 },
      })
    }
    const stored = find(await listBank(tx))
    return stored ? bankView(stored) : fail('judge_question_conflict')
  })
}
