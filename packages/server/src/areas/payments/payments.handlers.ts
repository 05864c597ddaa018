import type { Handlers } from '../../http/call.ts'
import { notify } from './notify.ts'

export const payments: Handlers['payments'] = { notify }
