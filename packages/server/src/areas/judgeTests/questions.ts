import { PAGE_SIZE } from '@polynya/domain'
import type { Handler } from '../../http/call.ts'
import { pageOf } from '../paging.ts'
import { bankView } from './bank-view.ts'
import { countQuestions, listQuestions } from './judge-questions.store.ts'
import { requireEditor } from './require-editor.ts'

const SORTS = { code: 'code', updatedAt: 'updated_at' } as const

export const questions: Handler<'judgeTests.questions'> = async ({ query, caller }, { db }) => {
  requireEditor(caller)
  const { sort = 'code', order = 'asc', jCat, active, search } = query
  const filter = { jCat, active, search }
  const page = { sort: SORTS[sort], order, ...pageOf(query, PAGE_SIZE.judgeTests) }
  const rows = await listQuestions(db, filter, page)
  return { questions: rows.map(bankView), total: await countQuestions(db, filter) }
}
