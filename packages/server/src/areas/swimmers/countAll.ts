import type { HandlerForEveryone } from '../../http/call.ts'
import { countConfirmed } from './profile/swimmers-list.store.ts'

export const countAll: HandlerForEveryone<'swimmers.countAll'> = async (_call, { db }) => ({
  total: await countConfirmed(db),
})
