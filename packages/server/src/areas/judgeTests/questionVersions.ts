import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { versionView } from './bank-view.ts'
import { listVersions } from './judge-questions.store.ts'
import { requireEditor } from './require-editor.ts'

export const questionVersions: Handler<'judgeTests.questionVersions'> = async (
  { params, caller },
  { db },
) => {
  requireEditor(caller)
  const rows = await listVersions(db, params.id)
  if (rows.length === 0) fail('judge_question_not_found')
  return { versions: rows.map(versionView) }
}
