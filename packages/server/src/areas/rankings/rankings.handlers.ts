import type { Handlers } from '../../http/call.ts'
import { compare } from './compare.ts'
import { list } from './list.ts'
import { mine } from './mine.ts'

export const rankings: Handlers['rankings'] = { list, mine, compare }
