/** Shapes of the answers of `events`. */

import * as z from 'zod/mini'
import type { AnswersOf } from '../answers-of.ts'
import * as diploma from '../schemas/answers/diploma.ts'
import * as entrants from '../schemas/answers/entrants.ts'
import * as event from '../schemas/answers/event.ts'
import { EventWithAccount } from '../schemas/answers/event-account.ts'
import { EventExport } from '../schemas/answers/event-export.ts'
import * as facets from '../schemas/answers/event-facets.ts'
import { EventSession, EventSessions } from '../schemas/answers/event-session.ts'
import { JudgeOpening } from '../schemas/answers/judge-test.ts'
import { EventListRules } from '../schemas/answers/list-rules.ts'
import * as live from '../schemas/answers/live.ts'
import * as order from '../schemas/answers/order.ts'
import {
  PrintoutLink,
  PrintSettings,
  QueuedPrintout,
  QueuedPrintouts,
} from '../schemas/answers/print-settings.ts'
import * as registration from '../schemas/answers/registration.ts'
import * as result from '../schemas/answers/result.ts'
import { Nothing } from '../schemas/answers/scalars.ts'
import * as startList from '../schemas/answers/start-list.ts'

export const answers = {
  list: event.EventPage,
  adminList: event.EventPage,
  upcoming: event.EventCards,
  facets: facets.EventFacets,
  entrantCounts: facets.EntrantCounts,
  get: EventWithAccount,
  featured: event.FeaturedEvent,
  view: event.EventView,
  create: event.Event,
  update: event.Event,
  remove: Nothing,
  duplicate: event.Event,
  exportEvent: EventExport,
  importEvent: event.Event,
  near: event.NearEvents,
  warnings: event.SettingWarnings,
  calendar: z.object({ file: z.nullable(entrants.ReportFile) }),
  hasReguls: z.object({ hasReguls: z.boolean() }),
  fileExists: z.object({ exists: z.boolean() }),
  listDocs: z.object({ files: z.array(event.Document) }),
  uploadFile: event.EventFile,
  updateDoc: event.Document,
  removeDoc: Nothing,
  removePicture: Nothing,
  updateDesc: event.Description,
  createDesc: event.Description,
  removeDesc: Nothing,
  places: order.EventPlaces,
  slots: order.Slots,
  regslots: order.Slots,
  userInEvent: order.UserInEvent,
  userJOfferInEvent: z.object({ offers: z.array(JudgeOpening) }),
  coupons: order.Coupons,
  replaceCoupons: order.Coupons,
  stateWork: entrants.EventStateWork,
  setState: entrants.EventStateWork,
  messages: entrants.EntrantMessages,
  previewMessage: entrants.MessagePreview,
  sendMessage: entrants.EntrantMessage,
  money: entrants.EventMoney,
  moneyFile: entrants.ReportFile,
  swimmerList: startList.SwimmerList,
  distCompetitors: startList.Competitors,
  prestartLists: startList.StartListHeads,
  prestart: startList.StartLists,
  seedPrestart: startList.Seeding,
  lockPrestart: startList.StartList,
  startPrestart: startList.StartList,
  movePrestart: startList.StartList,
  scratchPrestart: startList.StartList,
  latePrestart: startList.StartList,
  mergePrestart: startList.StartList,
  publishPrestart: startList.StartListHeads,
  sessions: EventSessions,
  createSession: EventSession,
  updateSession: EventSession,
  removeSession: Nothing,
  listRules: EventListRules,
  updateListRules: EventListRules,
  createPrintoutLink: PrintoutLink,
  printSettings: PrintSettings,
  updatePrintSettings: PrintSettings,
  printouts: QueuedPrintouts,
  queuePrintout: QueuedPrintout,
  cancelPrintout: QueuedPrintout,
  diplomaTemplates: diploma.DiplomaTemplates,
  diplomaSamples: diploma.DiplomaSamples,
  updateDiplomaTemplate: diploma.DiplomaTemplate,
  resetDiplomaTemplate: diploma.DiplomaTemplate,
  uploadDiplomaBackground: diploma.DiplomaTemplate,
  preRes: result.ResultLists,
  results: result.ResultLists,
  printProtocolAbs: result.PrintoutFiles,
  live: z.array(result.ResultList),
  registrations: registration.RegistrationPage,
  registrationsFile: registration.RegistrationsFile,
  ageGroupChanges: registration.AgeGroupChanges,
  recomputeAgeGroups: registration.RecomputedAgeGroups,
  checkIn: registration.EventRegistration,
  follow: z.object({ follows: z.boolean() }),
  unfollow: z.object({ follows: z.boolean() }),
  stream: live.LiveChanges,
} as const satisfies AnswersOf<'events'>
