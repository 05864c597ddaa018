import type { Handlers } from '../../http/call.ts'
import { acceptChange } from './acceptChange.ts'
import { acceptTransfer } from './acceptTransfer.ts'
import { all } from './all.ts'
import { avatarExists } from './avatarExists.ts'
import { candidates } from './candidates.ts'
import { canEdit } from './canEdit.ts'
import { changes } from './changes.ts'
import { claim } from './claim.ts'
import { confirm } from './confirm.ts'
import { countAll } from './countAll.ts'
import { countMy } from './countMy.ts'
import { create } from './create.ts'
import { declineTransfer } from './declineTransfer.ts'
import { dismissCandidate } from './dismissCandidate.ts'
import { document } from './document.ts'
import { featured } from './featured.ts'
import { get } from './get.ts'
import { idlist } from './idlist.ts'
import { iwsaid } from './iwsaid.ts'
import { lastChange } from './lastChange.ts'
import { merge } from './merge.ts'
import { mergeResults } from './mergeResults.ts'
import { my } from './my.ts'
import { offerTransfer } from './offerTransfer.ts'
import { refuseChange } from './refuseChange.ts'
import { release } from './release.ts'
import { remove } from './remove.ts'
import { removeDocument } from './removeDocument.ts'
import { requestChange } from './requestChange.ts'
import { similar } from './similar.ts'
import { statistics } from './statistics.ts'
import { transfers } from './transfers.ts'
import { unconfirmed } from './unconfirmed.ts'
import { update } from './update.ts'
import { uploadAvatar } from './uploadAvatar.ts'
import { uploadDocument } from './uploadDocument.ts'
import { viewIwsaid } from './viewIwsaid.ts'
import { withdrawChange } from './withdrawChange.ts'
import { withdrawTransfer } from './withdrawTransfer.ts'

export const swimmers: Handlers['swimmers'] = {
  my,
  all,
  idlist,
  get,
  canEdit,
  iwsaid,
  viewIwsaid,
  create,
  update,
  remove,
  uploadAvatar,
  uploadDocument,
  document,
  removeDocument,
  avatarExists,
  countMy,
  countAll,
  statistics,
  featured,
  similar,
  confirm,
  unconfirmed,
  claim,
  release,
  requestChange,
  lastChange,
  withdrawChange,
  changes,
  acceptChange,
  refuseChange,
  offerTransfer,
  transfers,
  acceptTransfer,
  declineTransfer,
  withdrawTransfer,
  candidates,
  dismissCandidate,
  mergeResults,
  merge,
}
