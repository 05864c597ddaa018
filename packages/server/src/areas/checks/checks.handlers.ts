import type { Handlers } from '../../http/call.ts'
import { get } from './get.ts'

export const checks: Handlers['checks'] = { get }
