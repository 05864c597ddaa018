import type { Handlers } from '../../http/call.ts'
import { adminList } from './adminList.ts'
import { ageGroupChanges } from './ageGroupChanges.ts'
import { calendar } from './calendar.ts'
import { cancelPrintout } from './cancelPrintout.ts'
import { checkIn } from './checkIn.ts'
import { coupons } from './coupons.ts'
import { create } from './create.ts'
import { createDesc } from './createDesc.ts'
import { createPrintoutLink } from './createPrintoutLink.ts'
import { createSession } from './createSession.ts'
import { diplomaSamples } from './diplomaSamples.ts'
import { diplomaTemplates } from './diplomaTemplates.ts'
import { distCompetitors } from './distCompetitors.ts'
import { duplicate } from './duplicate.ts'
import { entrantCounts } from './entrantCounts.ts'
import { exportEvent } from './exportEvent.ts'
import { facets } from './facets.ts'
import { featured } from './featured.ts'
import { fileExists } from './fileExists.ts'
import { follow } from './follow.ts'
import { get } from './get.ts'
import { hasReguls } from './hasReguls.ts'
import { importEvent } from './importEvent.ts'
import { latePrestart } from './latePrestart.ts'
import { list } from './list.ts'
import { listDocs } from './listDocs.ts'
import { listRules } from './listRules.ts'
import { live } from './live.ts'
import { lockPrestart } from './lockPrestart.ts'
import { mergePrestart } from './mergePrestart.ts'
import { messages } from './messages.ts'
import { money } from './money.ts'
import { moneyFile } from './moneyFile.ts'
import { movePrestart } from './movePrestart.ts'
import { near } from './near.ts'
import { places } from './places.ts'
import { preRes } from './preRes.ts'
import { prestart } from './prestart.ts'
import { prestartLists } from './prestartLists.ts'
import { previewMessage } from './previewMessage.ts'
import { printouts } from './printouts.ts'
import { printProtocolAbs } from './printProtocolAbs.ts'
import { printSettings } from './printSettings.ts'
import { publishPrestart } from './publishPrestart.ts'
import { queuePrintout } from './queuePrintout.ts'
import { recomputeAgeGroups } from './recomputeAgeGroups.ts'
import { registrations } from './registrations.ts'
import { registrationsFile } from './registrationsFile.ts'
import { regslots } from './regslots.ts'
import { remove } from './remove.ts'
import { removeDesc } from './removeDesc.ts'
import { removeDoc } from './removeDoc.ts'
import { removePicture } from './removePicture.ts'
import { removeSession } from './removeSession.ts'
import { replaceCoupons } from './replaceCoupons.ts'
import { resetDiplomaTemplate } from './resetDiplomaTemplate.ts'
import { results } from './results.ts'
import { scratchPrestart } from './scratchPrestart.ts'
import { seedPrestart } from './seedPrestart.ts'
import { sendMessage } from './sendMessage.ts'
import { sessions } from './sessions.ts'
import { setState } from './setState.ts'
import { slots } from './slots.ts'
import { startPrestart } from './startPrestart.ts'
import { stateWork } from './stateWork.ts'
import { stream } from './stream.ts'
import { swimmerList } from './swimmerList.ts'
import { unfollow } from './unfollow.ts'
import { upcoming } from './upcoming.ts'
import { update } from './update.ts'
import { updateDesc } from './updateDesc.ts'
import { updateDiplomaTemplate } from './updateDiplomaTemplate.ts'
import { updateDoc } from './updateDoc.ts'
import { updateListRules } from './updateListRules.ts'
import { updatePrintSettings } from './updatePrintSettings.ts'
import { updateSession } from './updateSession.ts'
import { uploadDiplomaBackground } from './uploadDiplomaBackground.ts'
import { uploadFile } from './uploadFile.ts'
import { userInEvent } from './userInEvent.ts'
import { userJOfferInEvent } from './userJOfferInEvent.ts'
import { view } from './view.ts'
import { warnings } from './warnings.ts'

export const events: Handlers['events'] = {
  list,
  adminList,
  upcoming,
  get,
  featured,
  view,
  facets,
  entrantCounts,
  create,
  update,
  remove,
  duplicate,
  exportEvent,
  importEvent,
  near,
  warnings,
  calendar,
  hasReguls,
  fileExists,
  listDocs,
  uploadFile,
  updateDoc,
  removeDoc,
  removePicture,
  updateDesc,
  createDesc,
  removeDesc,
  places,
  slots,
  regslots,
  userInEvent,
  userJOfferInEvent,
  coupons,
  replaceCoupons,
  stateWork,
  setState,
  messages,
  previewMessage,
  sendMessage,
  money,
  moneyFile,
  swimmerList,
  distCompetitors,
  prestartLists,
  preRes,
  results,
  printProtocolAbs,
  live,
  prestart,
  seedPrestart,
  lockPrestart,
  startPrestart,
  movePrestart,
  scratchPrestart,
  latePrestart,
  mergePrestart,
  publishPrestart,
  sessions,
  createSession,
  updateSession,
  removeSession,
  listRules,
  updateListRules,
  createPrintoutLink,
  printSettings,
  updatePrintSettings,
  printouts,
  queuePrintout,
  cancelPrintout,
  diplomaTemplates,
  diplomaSamples,
  updateDiplomaTemplate,
  resetDiplomaTemplate,
  uploadDiplomaBackground,
  registrations,
  registrationsFile,
  ageGroupChanges,
  recomputeAgeGroups,
  checkIn,
  follow,
  unfollow,
  stream,
}
