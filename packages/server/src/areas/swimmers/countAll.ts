import type { Handler } from '../../http/call.ts'
import { countConfirmed } from './profile/swimmers-list.store.ts'

export const countAll: Handler<'swimmers.countAll'> = async (_call, { db }) => ({
  total: await countConfirmed(db),
})
