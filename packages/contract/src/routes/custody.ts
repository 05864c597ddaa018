/** Custody of profiles: changes of identity, moves to another account, duplicates. Calls of the group `swimmers`. */

import { PAGE_SIZE } from '@polynya/domain'
import { route } from '../route.ts'

const changesPage = { rows: 'changes', size: PAGE_SIZE.custody }
const candidatesPage = { rows: 'pairs', size: PAGE_SIZE.custody }

export const custodyRoutes = {
  requestChange: route('POST', '/swimmers/change/:id', { access: 'own' }),
  lastChange: route('GET', '/swimmers/change/:id', { access: 'ownOrAll' }),
  withdrawChange: route('DELETE', '/swimmers/change/:id', { access: 'own' }),
  changes: route('GET', '/admin/swimmers/changes', { access: 'admins', paging: changesPage }),
  acceptChange: route('PUT', '/admin/swimmers/changes/:id/accept', { access: 'admins' }),
  refuseChange: route('PUT', '/admin/swimmers/changes/:id/refuse', { access: 'admins' }),
  offerTransfer: route('POST', '/swimmers/transfer/:id', { access: 'own' }),
  transfers: route('GET', '/swimmers/transfers', { access: 'own' }),
  acceptTransfer: route('PUT', '/swimmers/transfers/:id/accept', { access: 'own' }),
  declineTransfer: route('PUT', '/swimmers/transfers/:id/decline', { access: 'own' }),
  withdrawTransfer: route('DELETE', '/swimmers/transfers/:id', { access: 'own' }),
  candidates: route('GET', '/admin/swimmers/candidates', { access: 'admins', paging: candidatesPage }),
  dismissCandidate: route('PUT', '/admin/swimmers/candidates/dismiss', { access: 'admins' }),
  mergeResults: route('GET', '/admin/swimmers/merge/results', { access: 'admins' }),
  merge: route('POST', '/admin/swimmers/merge', { access: 'admins' }),
} as const
