import type * as z from 'zod/mini'
import * as account from '../schemas/answers/account.ts'
import * as admission from '../schemas/answers/admission.ts'
import * as audit from '../schemas/answers/audit.ts'
import { ConsistencyRun } from '../schemas/answers/consistency.ts'
import * as custody from '../schemas/answers/custody.ts'
import { DiplomaFieldValues, DiplomaTemplate } from '../schemas/answers/diploma.ts'
import * as entrants from '../schemas/answers/entrants.ts'
import * as event from '../schemas/answers/event.ts'
import { EventWithAccount } from '../schemas/answers/event-account.ts'
import { EventExport } from '../schemas/answers/event-export.ts'
import { EventSession, SessionOfficial } from '../schemas/answers/event-session.ts'
import * as exchange from '../schemas/answers/exchange.ts'
import { BankQuestion } from '../schemas/answers/judge-test.ts'
import * as live from '../schemas/answers/live.ts'
import * as order from '../schemas/answers/order.ts'
import { PrintSettings, QueuedPrintout } from '../schemas/answers/print-settings.ts'
import { FederationRecord } from '../schemas/answers/record.ts'
import * as registration from '../schemas/answers/registration.ts'
import * as result from '../schemas/answers/result.ts'
import { Series } from '../schemas/answers/series.ts'
import * as site from '../schemas/answers/site.ts'
import * as startList from '../schemas/answers/start-list.ts'
import * as swimmer from '../schemas/answers/swimmer.ts'
import * as team from '../schemas/answers/team.ts'
import { Webhook, WebhookDelivery } from '../schemas/answers/webhook.ts'
import { DescriptionInput, EventUpdate } from '../schemas/inputs/event.ts'
import { PrintSettingsInput } from '../schemas/inputs/print-settings.ts'
import { SportRankInput, SwimmerInfoInput } from '../schemas/inputs/swimmer.ts'

/** Schemas with a name in the document; the others are inlined. */
export const NAMED = {
  Tokens: account.Tokens,
  Settings: account.Settings,
  Session: account.Session,
  PersonalToken: account.PersonalToken,
  Webhook,
  WebhookDelivery,
  Right: account.Right,
  Account: account.Account,
  Mail: account.Mail,
  Swimmer: swimmer.Swimmer,
  SwimmerCard: swimmer.SwimmerCard,
  SwimmerInfo: swimmer.SwimmerInfo,
  SwimmerInfoInput,
  SportRankData: swimmer.SportRankData,
  SportRankInput,
  CurrentRecord: swimmer.CurrentRecord,
  FederationRecord,
  Series,
  ConsistencyRun,
  Publication: result.Publication,
  DisabilityDocument: swimmer.DisabilityDocument,
  Admission: admission.Admission,
  RequiredAdmission: admission.RequiredAdmission,
  ChangeRequest: custody.ChangeRequest,
  TransferOffer: custody.TransferOffer,
  Identity: custody.Identity,
  Event: event.Event,
  EventView: event.EventView,
  EventWithAccount,
  EventCard: event.EventCard,
  BankQuestion,
  EventExport,
  DiplomaTemplate,
  DiplomaFieldValues,
  EventSession,
  SessionOfficial,
  EventUpdate,
  DescriptionInput,
  PrintSettings,
  PrintSettingsInput,
  QueuedPrintout,
  FileImport: exchange.FileImport,
  FileImportReport: exchange.FileImportReport,
  Invitation: exchange.Invitation,
  EntryImport: exchange.EntryImport,
  ResultImport: exchange.ResultImport,
  StartListImport: exchange.StartListImport,
  Registration: event.Registration,
  Coord: event.Coord,
  AgeGroup: event.AgeGroup,
  DayProgram: event.DayProgram,
  Offer: event.Offer,
  Document: event.Document,
  Description: event.Description,
  OfferFees: event.OfferFees,
  Discount: event.Discount,
  EntryRules: event.EntryRules,
  ListSettings: event.ListSettings,
  PaymentRoute: event.PaymentRoute,
  EventStateWork: entrants.EventStateWork,
  EntrantMessage: entrants.EntrantMessage,
  CurrencyMoney: entrants.CurrencyMoney,
  ReportFile: entrants.ReportFile,
  EnteredSwimmer: order.EnteredSwimmer,
  Entry: order.Entry,
  OrderCard: order.OrderCard,
  Order: order.Order,
  OrderItem: order.OrderItem,
  OrderRefund: order.OrderRefund,
  Attention: order.Attention,
  Money: order.Money,
  Payment: order.Payment,
  Places: order.Places,
  Slot: order.Slot,
  Slots: order.Slots,
  Coupon: order.Coupon,
  StartList: startList.StartList,
  MergedHeat: startList.MergedHeat,
  StartListHead: startList.StartListHead,
  Starter: startList.Starter,
  StartTeam: startList.StartTeam,
  Entrant: startList.Entrant,
  Competitor: startList.Competitor,
  LiveChange: live.LiveChange,
  EventRegistration: registration.EventRegistration,
  RegistrationOrder: registration.RegistrationOrder,
  AgeGroupChange: registration.AgeGroupChange,
  DeskHead: result.DeskHead,
  DeskList: result.DeskList,
  DeskLane: result.DeskLane,
  DeskResult: result.DeskResult,
  ResultList: result.ResultList,
  RankedResult: result.RankedResult,
  ResultPlaces: result.ResultPlaces,
  Penalty: result.Penalty,
  Team: team.Team,
  TeamCard: team.TeamCard,
  TeamMember: team.TeamMember,
  Site: site.Site,
  SiteSettings: site.SiteSettings,
  AuditEntry: audit.AuditEntry,
  TextVersion: site.TextVersion,
} as const satisfies Record<string, z.core.$ZodType>
