/** What each call answers, inside `{ data }`: apart from the endpoint table, for clients that only check answers. */

import * as z from 'zod/mini'
import type { Routes } from './routes.ts'
import * as account from './schemas/answers/account.ts'
import * as audit from './schemas/answers/audit.ts'
import * as custody from './schemas/answers/custody.ts'
import * as event from './schemas/answers/event.ts'
import { Id, Nothing, Total } from './schemas/answers/scalars.ts'
import * as site from './schemas/answers/site.ts'
import * as swimmer from './schemas/answers/swimmer.ts'
import * as widget from './schemas/answers/widget.ts'

type Responses = { readonly [G in keyof Routes]: { readonly [K in keyof Routes[G]]: z.core.$ZodType } }

export const responses = {
  user: {
    authenticate: account.Tokens,
    signup: z.object({ id: Id }),
    swimcount: z.object({ numOfSwimmers: z.int() }),
    forgot: z.object({ passwordResetToken: z.string() }),
    reset: account.Tokens,
    setEmailVerified: account.Tokens,
    refreshAccessToken: account.Tokens,
    logout: Nothing,
    resendActivation: Nothing,
    settings: account.Settings,
    updateSettings: account.Settings,
    changePassword: account.Tokens,
    changeEmail: account.Settings,
    confirmEmail: account.Tokens,
    sessions: z.object({ sessions: z.array(account.Session) }),
    endSession: Nothing,
    tokens: z.object({ tokens: z.array(account.PersonalToken) }),
    createToken: account.NewPersonalToken,
    revokeToken: Nothing,
    exportData: z.looseObject({ exportedAt: z.string() }),
    remove: Nothing,
  },
  swimmers: {
    my: swimmer.SwimmerPage,
    all: swimmer.SwimmerPage,
    idlist: swimmer.SwimmerPage,
    get: swimmer.Swimmer,
    canEdit: swimmer.CanEdit,
    iwsaid: swimmer.SwimmerCard,
    viewIwsaid: swimmer.Swimmer,
    create: swimmer.Swimmer,
    update: swimmer.Swimmer,
    remove: Nothing,
    uploadAvatar: swimmer.Avatar,
    uploadDocument: swimmer.DisabilityDocument,
    document: z.object({ document: z.nullable(swimmer.DisabilityDocument) }),
    removeDocument: Nothing,
    avatarExists: swimmer.AvatarState,
    countMy: Total,
    countAll: Total,
    statistics: swimmer.SwimmerStatistics,
    featured: swimmer.FeaturedSwimmer,
    similar: swimmer.SimilarSwimmers,
    confirm: swimmer.Swimmer,
    claim: swimmer.Swimmer,
    release: swimmer.Swimmer,
    requestChange: custody.ChangeRequest,
    lastChange: custody.LastChange,
    withdrawChange: Nothing,
    changes: custody.ChangePage,
    acceptChange: custody.ChangeRequest,
    refuseChange: custody.ChangeRequest,
    offerTransfer: custody.TransferOffer,
    transfers: custody.Transfers,
    acceptTransfer: swimmer.Swimmer,
    declineTransfer: Nothing,
    withdrawTransfer: Nothing,
    candidates: custody.CandidatePage,
    dismissCandidate: Nothing,
    merge: swimmer.Swimmer,
  },
  events: {
    list: event.EventPage,
    adminList: event.EventPage,
    upcoming: event.EventCards,
    get: event.Event,
    featured: event.FeaturedEvent,
    view: event.EventView,
    create: event.Event,
    update: event.Event,
    remove: Nothing,
    duplicate: event.Event,
    near: event.NearEvents,
    hasReguls: z.object({ hasReguls: z.boolean() }),
    fileExists: z.object({ exists: z.boolean() }),
    listDocs: z.object({ files: z.array(event.Document) }),
    uploadFile: event.EventFile,
    removeDoc: Nothing,
    removePicture: Nothing,
    updateDesc: event.Description,
    createDesc: event.Description,
    removeDesc: Nothing,
  },
  accounts: {
    list: z.object({ accounts: z.array(account.Account), total: z.int() }),
    setRights: account.Account,
    block: account.Account,
    unblock: account.Account,
    endSessions: z.object({ ended: z.int() }),
  },
  outbox: {
    list: z.object({ mails: z.array(account.Mail), total: z.int() }),
  },
  audit: {
    list: z.object({ entries: z.array(audit.AuditEntry), total: z.int() }),
  },
  site: {
    get: site.Site,
    countries: site.Countries,
    regions: site.Regions,
    text: site.SiteText,
    settings: site.SiteSettings,
    updateSettings: site.SiteSettings,
    textVersions: z.object({ versions: z.array(site.TextVersion) }),
    textVersion: site.WholeTextVersion,
    publishText: site.TextVersion,
  },
  widgets: {
    events: widget.WidgetEvents,
    swimmer: widget.WidgetSwimmer,
  },
  payments: {
    notify: Nothing,
  },
} as const satisfies Responses
