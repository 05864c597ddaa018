import type { Language } from '@polynya/contract'
import type { Catalogue, Namespace } from './catalogue.ts'

type Loaders = { readonly [N in Namespace]: () => Promise<Catalogue[N]> }

/** One import a file, so that a bundler makes a chunk of each and no language brings along another. */
const LOADERS: Record<Language, Loaders> = {
  ru: {
    shell: async () => (await import('./ru/shell.ts')).shell,
    errors: async () => (await import('./ru/errors.ts')).errors,
    messages: async () => (await import('./ru/messages.ts')).messages,
    sport: async () => (await import('./ru/sport.ts')).sport,
    events: async () => (await import('./ru/events.ts')).events,
    eventContent: async () => (await import('./ru/event-content.ts')).eventContent,
    eventEditor: async () => (await import('./ru/event-editor.ts')).eventEditor,
    startLists: async () => (await import('./ru/start-lists.ts')).startLists,
    registrations: async () => (await import('./ru/registrations.ts')).registrations,
    following: async () => (await import('./ru/following.ts')).following,
    overview: async () => (await import('./ru/overview.ts')).overview,
    seedTimes: async () => (await import('./ru/seed-times.ts')).seedTimes,
    swimmers: async () => (await import('./ru/swimmers.ts')).swimmers,
    swimmerPages: async () => (await import('./ru/swimmer-pages.ts')).swimmerPages,
    account: async () => (await import('./ru/account.ts')).account,
    eventManage: async () => (await import('./ru/event-manage.ts')).eventManage,
    eventSessions: async () => (await import('./ru/event-sessions.ts')).eventSessions,
    eventMoney: async () => (await import('./ru/event-money.ts')).eventMoney,
    entrants: async () => (await import('./ru/entrants.ts')).entrants,
    fields: async () => (await import('./ru/fields.ts')).fields,
    home: async () => (await import('./ru/home.ts')).home,
    points: async () => (await import('./ru/points.ts')).points,
    profile: async () => (await import('./ru/profile.ts')).profile,
    admissions: async () => (await import('./ru/admissions.ts')).admissions,
    mail: async () => (await import('./ru/mail.ts')).mail,
    custody: async () => (await import('./ru/custody.ts')).custody,
    administration: async () => (await import('./ru/administration.ts')).administration,
    teams: async () => (await import('./ru/teams.ts')).teams,
    orders: async () => (await import('./ru/orders.ts')).orders,
    widgets: async () => (await import('./ru/widgets.ts')).widgets,
    onSpot: async () => (await import('./ru/on-spot.ts')).onSpot,
    register: async () => (await import('./ru/register.ts')).register,
    eventAction: async () => (await import('./ru/event-action.ts')).eventAction,
  },
  en: {
    shell: async () => (await import('./en/shell.ts')).shell,
    errors: async () => (await import('./en/errors.ts')).errors,
    messages: async () => (await import('./en/messages.ts')).messages,
    sport: async () => (await import('./en/sport.ts')).sport,
    events: async () => (await import('./en/events.ts')).events,
    eventContent: async () => (await import('./en/event-content.ts')).eventContent,
    eventEditor: async () => (await import('./en/event-editor.ts')).eventEditor,
    startLists: async () => (await import('./en/start-lists.ts')).startLists,
    registrations: async () => (await import('./en/registrations.ts')).registrations,
    following: async () => (await import('./en/following.ts')).following,
    overview: async () => (await import('./en/overview.ts')).overview,
    seedTimes: async () => (await import('./en/seed-times.ts')).seedTimes,
    swimmers: async () => (await import('./en/swimmers.ts')).swimmers,
    swimmerPages: async () => (await import('./en/swimmer-pages.ts')).swimmerPages,
    account: async () => (await import('./en/account.ts')).account,
    eventManage: async () => (await import('./en/event-manage.ts')).eventManage,
    eventSessions: async () => (await import('./en/event-sessions.ts')).eventSessions,
    eventMoney: async () => (await import('./en/event-money.ts')).eventMoney,
    entrants: async () => (await import('./en/entrants.ts')).entrants,
    fields: async () => (await import('./en/fields.ts')).fields,
    home: async () => (await import('./en/home.ts')).home,
    points: async () => (await import('./en/points.ts')).points,
    profile: async () => (await import('./en/profile.ts')).profile,
    admissions: async () => (await import('./en/admissions.ts')).admissions,
    mail: async () => (await import('./en/mail.ts')).mail,
    custody: async () => (await import('./en/custody.ts')).custody,
    administration: async () => (await import('./en/administration.ts')).administration,
    teams: async () => (await import('./en/teams.ts')).teams,
    orders: async () => (await import('./en/orders.ts')).orders,
    widgets: async () => (await import('./en/widgets.ts')).widgets,
    onSpot: async () => (await import('./en/on-spot.ts')).onSpot,
    register: async () => (await import('./en/register.ts')).register,
    eventAction: async () => (await import('./en/event-action.ts')).eventAction,
  },
}

/** Loads the texts of a namespace in one language. Rejects on network errors. */
export function loadNamespace<N extends Namespace>(language: Language, namespace: N): Promise<Catalogue[N]> {
  const load: Loaders[N] = LOADERS[language][namespace]
  return load()
}
