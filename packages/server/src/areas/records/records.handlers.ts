import type { Handlers } from '../../http/call.ts'
import { decide } from './decide.ts'
import { history } from './history.ts'
import { list } from './list.ts'
import { recompute } from './recompute.ts'

export const records: Handlers['records'] = { list, history, decide, recompute }
