import type { Handlers } from '../../http/call.ts'
import { all } from './all.ts'
import { avatarExists } from './avatarExists.ts'
import { canEdit } from './canEdit.ts'
import { claim } from './claim.ts'
import { confirm } from './confirm.ts'
import { countAll } from './countAll.ts'
import { countMy } from './countMy.ts'
import { create } from './create.ts'
import { custody } from './custody.handlers.ts'
import { document } from './document.ts'
import { featured } from './featured.ts'
import { get } from './get.ts'
import { idlist } from './idlist.ts'
import { iwsaid } from './iwsaid.ts'
import { my } from './my.ts'
import { release } from './release.ts'
import { remove } from './remove.ts'
import { removeDocument } from './removeDocument.ts'
import { similar } from './similar.ts'
import { statistics } from './statistics.ts'
import { update } from './update.ts'
import { uploadAvatar } from './uploadAvatar.ts'
import { uploadDocument } from './uploadDocument.ts'
import { viewIwsaid } from './viewIwsaid.ts'

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
  claim,
  release,
  ...custody,
}
