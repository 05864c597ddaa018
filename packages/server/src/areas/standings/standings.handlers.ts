import type { Handlers } from '../../http/call.ts'
import { medals } from './medals.ts'

export const standings: Handlers['standings'] = { medals }
