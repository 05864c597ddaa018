import type { Handlers } from '../../http/call.ts'
import { create } from './create.ts'
import { get } from './get.ts'
import { list } from './list.ts'
import { remove } from './remove.ts'
import { standings } from './standings.ts'
import { update } from './update.ts'

export const series: Handlers['series'] = { list, get, standings, create, update, remove }
