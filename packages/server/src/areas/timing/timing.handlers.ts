import type { Handlers } from '../../http/call.ts'
import { clock } from './clock.ts'
import { createCode } from './createCode.ts'
import { open } from './open.ts'
import { proposals } from './proposals.ts'
import { send } from './send.ts'

export const timing: Handlers['timing'] = { createCode, proposals, clock, open, send }
