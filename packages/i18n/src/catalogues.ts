/** All texts in both languages, for the server, tools and tests. Browsers load namespaces from the package's root. */

import type { Language } from '@polynya/contract'
import type { TFunction } from 'i18next'
import type { Catalogue, Original } from './catalogue.ts'
import { account as enAccount } from './en/account.ts'
import { administration as enAdministration } from './en/administration.ts'
import { admissions as enAdmissions } from './en/admissions.ts'
import { checks as enChecks } from './en/checks.ts'
import { cli as enCli } from './en/cli.ts'
import { commands as enCommands } from './en/commands.ts'
import { consistency as enConsistency } from './en/consistency.ts'
import { custody as enCustody } from './en/custody.ts'
import { diplomas as enDiplomas } from './en/diplomas.ts'
import { docsSite as enDocsSite } from './en/docs-site.ts'
import { embedding as enEmbedding } from './en/embedding.ts'
import { entrants as enEntrants } from './en/entrants.ts'
import { errors as enErrors } from './en/errors.ts'
import { eventAction as enEventAction } from './en/event-action.ts'
import { eventContent as enEventContent } from './en/event-content.ts'
import { eventEditor as enEventEditor } from './en/event-editor.ts'
import { eventManage as enEventManage } from './en/event-manage.ts'
import { eventMoney as enEventMoney } from './en/event-money.ts'
import { eventSessions as enEventSessions } from './en/event-sessions.ts'
import { events as enEvents } from './en/events.ts'
import { fields as enFields } from './en/fields.ts'
import { following as enFollowing } from './en/following.ts'
import { home as enHome } from './en/home.ts'
import { judgeBank as enJudgeBank } from './en/judge-bank.ts'
import { judgeTests as enJudgeTests } from './en/judge-tests.ts'
import { live as enLive } from './en/live.ts'
import { mail as enMail } from './en/mail.ts'
import { messages as enMessages } from './en/messages.ts'
import { onSpot as enOnSpot } from './en/on-spot.ts'
import { orders as enOrders } from './en/orders.ts'
import { overview as enOverview } from './en/overview.ts'
import { points as enPoints } from './en/points.ts'
import { printouts as enPrintouts } from './en/printouts.ts'
import { profile as enProfile } from './en/profile.ts'
import { rankings as enRankings } from './en/rankings.ts'
import { records as enRecords } from './en/records.ts'
import { register as enRegister } from './en/register.ts'
import { registrations as enRegistrations } from './en/registrations.ts'
import { results as enResults } from './en/results.ts'
import { sandbox as enSandbox } from './en/sandbox.ts'
import { search as enSearch } from './en/search.ts'
import { seedTimes as enSeedTimes } from './en/seed-times.ts'
import { sharePictures as enSharePictures } from './en/share-pictures.ts'
import { shell as enShell } from './en/shell.ts'
import { sport as enSport } from './en/sport.ts'
import { standings as enStandings } from './en/standings.ts'
import { startLists as enStartLists } from './en/start-lists.ts'
import { status as enStatus } from './en/status.ts'
import { swimmerPages as enSwimmerPages } from './en/swimmer-pages.ts'
import { swimmers as enSwimmers } from './en/swimmers.ts'
import { teams as enTeams } from './en/teams.ts'
import { timing as enTiming } from './en/timing.ts'
import { widgets as enWidgets } from './en/widgets.ts'
import { type I18nOptions, newI18n } from './new-i18n.ts'
import { account } from './ru/account.ts'
import { administration } from './ru/administration.ts'
import { admissions } from './ru/admissions.ts'
import { checks } from './ru/checks.ts'
import { cli } from './ru/cli.ts'
import { commands } from './ru/commands.ts'
import { consistency } from './ru/consistency.ts'
import { custody } from './ru/custody.ts'
import { diplomas } from './ru/diplomas.ts'
import { docsSite } from './ru/docs-site.ts'
import { embedding } from './ru/embedding.ts'
import { entrants } from './ru/entrants.ts'
import { errors } from './ru/errors.ts'
import { eventAction } from './ru/event-action.ts'
import { eventContent } from './ru/event-content.ts'
import { eventEditor } from './ru/event-editor.ts'
import { eventManage } from './ru/event-manage.ts'
import { eventMoney } from './ru/event-money.ts'
import { eventSessions } from './ru/event-sessions.ts'
import { events } from './ru/events.ts'
import { fields } from './ru/fields.ts'
import { following } from './ru/following.ts'
import { home } from './ru/home.ts'
import { judgeBank } from './ru/judge-bank.ts'
import { judgeTests } from './ru/judge-tests.ts'
import { live } from './ru/live.ts'
import { mail } from './ru/mail.ts'
import { messages } from './ru/messages.ts'
import { onSpot } from './ru/on-spot.ts'
import { orders } from './ru/orders.ts'
import { overview } from './ru/overview.ts'
import { points } from './ru/points.ts'
import { printouts } from './ru/printouts.ts'
import { profile } from './ru/profile.ts'
import { rankings } from './ru/rankings.ts'
import { records } from './ru/records.ts'
import { register } from './ru/register.ts'
import { registrations } from './ru/registrations.ts'
import { results } from './ru/results.ts'
import { sandbox } from './ru/sandbox.ts'
import { search } from './ru/search.ts'
import { seedTimes } from './ru/seed-times.ts'
import { sharePictures } from './ru/share-pictures.ts'
import { shell } from './ru/shell.ts'
import { sport } from './ru/sport.ts'
import { standings } from './ru/standings.ts'
import { startLists } from './ru/start-lists.ts'
import { status } from './ru/status.ts'
import { swimmerPages } from './ru/swimmer-pages.ts'
import { swimmers } from './ru/swimmers.ts'
import { teams } from './ru/teams.ts'
import { timing } from './ru/timing.ts'
import { widgets } from './ru/widgets.ts'

export const catalogues = {
  ru: {
    shell,
    errors,
    messages,
    sport,
    events,
    eventContent,
    eventEditor,
    startLists,
    swimmers,
    swimmerPages,
    admissions,
    account,
    eventManage,
    eventSessions,
    eventMoney,
    embedding,
    entrants,
    fields,
    home,
    printouts,
    diplomas,
    docsSite,
    points,
    rankings,
    records,
    consistency,
    status,
    standings,
    search,
    checks,
    results,
    judgeTests,
    judgeBank,
    profile,
    live,
    mail,
    custody,
    onSpot,
    register,
    eventAction,
    administration,
    sandbox,
    teams,
    timing,
    orders,
    registrations,
    following,
    overview,
    seedTimes,
    sharePictures,
    widgets,
    cli,
    commands,
  },
  en: {
    shell: enShell,
    errors: enErrors,
    messages: enMessages,
    sport: enSport,
    events: enEvents,
    eventContent: enEventContent,
    eventEditor: enEventEditor,
    startLists: enStartLists,
    swimmers: enSwimmers,
    swimmerPages: enSwimmerPages,
    admissions: enAdmissions,
    account: enAccount,
    eventManage: enEventManage,
    eventSessions: enEventSessions,
    eventMoney: enEventMoney,
    embedding: enEmbedding,
    entrants: enEntrants,
    fields: enFields,
    home: enHome,
    printouts: enPrintouts,
    diplomas: enDiplomas,
    docsSite: enDocsSite,
    points: enPoints,
    rankings: enRankings,
    records: enRecords,
    consistency: enConsistency,
    status: enStatus,
    standings: enStandings,
    search: enSearch,
    checks: enChecks,
    results: enResults,
    judgeTests: enJudgeTests,
    judgeBank: enJudgeBank,
    profile: enProfile,
    live: enLive,
    mail: enMail,
    cli: enCli,
    commands: enCommands,
    custody: enCustody,
    onSpot: enOnSpot,
    register: enRegister,
    eventAction: enEventAction,
    administration: enAdministration,
    sandbox: enSandbox,
    teams: enTeams,
    timing: enTiming,
    orders: enOrders,
    registrations: enRegistrations,
    following: enFollowing,
    overview: enOverview,
    seedTimes: enSeedTimes,
    sharePictures: enSharePictures,
    widgets: enWidgets,
  },
} satisfies Record<Language, Catalogue>

/** The `t` of one language for all namespaces: `t('mail:activation.subject', { site })`. */
export type Translate = TFunction<['shell', ...(keyof Original)[]]>

/** Creates the `t` of a language. Reuse it: each call creates an i18next instance. */
export function translate(language: Language, options: Pick<I18nOptions, 'strict'> = {}): Translate {
  return newI18n({ language, resources: { [language]: catalogues[language] }, ...options }).t
}
