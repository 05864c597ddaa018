import type { Handlers } from '../../http/call.ts'
import { find } from './find.ts'

export const search: Handlers['search'] = { find }
