import type { Handlers } from '../../http/call.ts'
import { create } from './create.ts'
import { deliveries } from './deliveries.ts'
import { list } from './list.ts'
import { redeliver } from './redeliver.ts'
import { remove } from './remove.ts'
import { rotateSecret } from './rotateSecret.ts'
import { test } from './test.ts'
import { update } from './update.ts'

export const webhooks: Handlers['webhooks'] = {
  list,
  create,
  update,
  remove,
  rotateSecret,
  test,
  deliveries,
  redeliver,
}
