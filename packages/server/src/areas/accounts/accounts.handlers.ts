import type { Handlers } from '../../http/call.ts'
import { block } from './block.ts'
import { endSessions } from './endSessions.ts'
import { list } from './list.ts'
import { setRights } from './setRights.ts'
import { unblock } from './unblock.ts'

export const accounts: Handlers['accounts'] = { list, setRights, block, unblock, endSessions }
