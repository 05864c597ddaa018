import type { Handlers } from '../../http/call.ts'
import { follow } from './follow.ts'
import { key } from './key.ts'
import { unsubscribe } from './unsubscribe.ts'

export const push: Handlers['push'] = { key, follow, unsubscribe }
