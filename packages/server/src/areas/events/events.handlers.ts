import type { Handlers } from '../../http/call.ts'
import { entrantsOfEvents } from '../entrants/entrants.handlers.ts'
import { followingOfEvents } from '../following/following.handlers.ts'
import { placesOfEvents } from '../orders/orders.handlers.ts'
import { registrationsOfEvents } from '../registrations/registrations.handlers.ts'
import { startLists } from '../start-lists/start-lists.handlers.ts'
import { adminList } from './adminList.ts'
import { create } from './create.ts'
import { createDesc } from './createDesc.ts'
import { duplicate } from './duplicate.ts'
import { featured } from './featured.ts'
import { fileExists } from './fileExists.ts'
import { get } from './get.ts'
import { hasReguls } from './hasReguls.ts'
import { list } from './list.ts'
import { listDocs } from './listDocs.ts'
import { near } from './near.ts'
import { remove } from './remove.ts'
import { removeDesc } from './removeDesc.ts'
import { removeDoc } from './removeDoc.ts'
import { removePicture } from './removePicture.ts'
import { upcoming } from './upcoming.ts'
import { update } from './update.ts'
import { updateDesc } from './updateDesc.ts'
import { uploadFile } from './uploadFile.ts'
import { view } from './view.ts'
import { warnings } from './warnings.ts'

export const events: Handlers['events'] = {
  list,
  adminList,
  upcoming,
  get,
  featured,
  view,
  create,
  update,
  remove,
  duplicate,
  near,
  warnings,
  hasReguls,
  fileExists,
  listDocs,
  uploadFile,
  removeDoc,
  removePicture,
  updateDesc,
  createDesc,
  removeDesc,
  ...placesOfEvents,
  ...entrantsOfEvents,
  ...startLists,
  ...registrationsOfEvents,
  ...followingOfEvents,
}
