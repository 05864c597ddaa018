import type { Handlers } from '../../http/call.ts'
import { get } from './get.ts'
import { invitation } from './invitation.ts'
import { invite } from './invite.ts'
import { join } from './join.ts'
import { leave } from './leave.ts'
import { list } from './list.ts'
import { prestartlist } from './prestartlist.ts'
import { update } from './update.ts'

export const teams: Handlers['teams'] = { list, get, update, leave, invite, invitation, join, prestartlist }
