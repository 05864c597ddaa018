import type { Handlers } from '../../http/call.ts'
import { check } from './check.ts'
import { desk } from './desk.ts'
import { history } from './history.ts'
import { list } from './list.ts'
import { lock } from './lock.ts'
import { publish } from './publish.ts'
import { recompute } from './recompute.ts'
import { record } from './record.ts'
import { setRules } from './setRules.ts'

export const results: Handlers['results'] = {
  desk,
  list,
  record,
  check,
  publish,
  lock,
  recompute,
  history,
  setRules,
}
