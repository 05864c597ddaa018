import type { Handlers } from '../../http/call.ts'
import { activate } from './activate.ts'
import { create } from './create.ts'
import { get } from './get.ts'
import { remove } from './remove.ts'
import { update } from './update.ts'
import { years } from './years.ts'

export const baseResults: Handlers['baseResults'] = { years, get, create, update, activate, remove }
