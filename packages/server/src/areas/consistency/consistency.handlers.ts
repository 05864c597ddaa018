import type { Handlers } from '../../http/call.ts'
import { cancel } from './cancel.ts'
import { get } from './get.ts'
import { list } from './list.ts'
import { start } from './start.ts'

export const consistency: Handlers['consistency'] = { list, get, start, cancel }
