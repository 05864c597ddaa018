import type { Handler } from '../../http/call.ts'
import { removeSubscription } from './push.store.ts'

export const unsubscribe: Handler<'push.unsubscribe'> = async ({ body }, { db }) => {
  await removeSubscription(db, body.endpoint)
  return null
}
