import type { Handlers } from '../../http/call.ts'
import { clock } from './clock.ts'
import { codes } from './codes.ts'
import { createCode } from './createCode.ts'
import { open } from './open.ts'
import { proposals } from './proposals.ts'
import { revokeCode } from './revokeCode.ts'
import { send } from './send.ts'

export const timing: Handlers['timing'] = { codes, createCode, revokeCode, proposals, clock, open, send }
