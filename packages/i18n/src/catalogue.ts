import type { account } from './ru/account.ts'
import type { administration } from './ru/administration.ts'
import type { admissions } from './ru/admissions.ts'
import type { checks } from './ru/checks.ts'
import type { cli } from './ru/cli.ts'
import type { commands } from './ru/commands.ts'
import type { consistency } from './ru/consistency.ts'
import type { custody } from './ru/custody.ts'
import type { diplomas } from './ru/diplomas.ts'
import type { docsSite } from './ru/docs-site.ts'
import type { embedding } from './ru/embedding.ts'
import type { entrants } from './ru/entrants.ts'
import type { errors } from './ru/errors.ts'
import type { eventAction } from './ru/event-action.ts'
import type { eventContent } from './ru/event-content.ts'
import type { eventEditor } from './ru/event-editor.ts'
import type { eventManage } from './ru/event-manage.ts'
import type { eventMoney } from './ru/event-money.ts'
import type { eventSessions } from './ru/event-sessions.ts'
import type { events } from './ru/events.ts'
import type { fields } from './ru/fields.ts'
import type { following } from './ru/following.ts'
import type { home } from './ru/home.ts'
import type { judgeBank } from './ru/judge-bank.ts'
import type { judgeTests } from './ru/judge-tests.ts'
import type { live } from './ru/live.ts'
import type { mail } from './ru/mail.ts'
import type { messages } from './ru/messages.ts'
import type { onSpot } from './ru/on-spot.ts'
import type { orders } from './ru/orders.ts'
import type { overview } from './ru/overview.ts'
import type { points } from './ru/points.ts'
import type { printouts } from './ru/printouts.ts'
import type { profile } from './ru/profile.ts'
import type { rankings } from './ru/rankings.ts'
import type { records } from './ru/records.ts'
import type { register } from './ru/register.ts'
import type { registrations } from './ru/registrations.ts'
import type { results } from './ru/results.ts'
import type { sandbox } from './ru/sandbox.ts'
import type { search } from './ru/search.ts'
import type { seedTimes } from './ru/seed-times.ts'
import type { sharePictures } from './ru/share-pictures.ts'
import type { shell } from './ru/shell.ts'
import type { sport } from './ru/sport.ts'
import type { standings } from './ru/standings.ts'
import type { startLists } from './ru/start-lists.ts'
import type { status } from './ru/status.ts'
import type { swimmerPages } from './ru/swimmer-pages.ts'
import type { swimmers } from './ru/swimmers.ts'
import type { teams } from './ru/teams.ts'
import type { timing } from './ru/timing.ts'
import type { widgets } from './ru/widgets.ts'

/** The Russian texts. Their keys and placeholders are the type of each call of `t`. */
export interface Original {
  readonly shell: typeof shell
  readonly errors: typeof errors
  readonly messages: typeof messages
  readonly sport: typeof sport
  readonly events: typeof events
  readonly eventContent: typeof eventContent
  readonly startLists: typeof startLists
  readonly swimmers: typeof swimmers
  readonly swimmerPages: typeof swimmerPages
  readonly account: typeof account
  readonly eventEditor: typeof eventEditor
  readonly eventManage: typeof eventManage
  readonly eventSessions: typeof eventSessions
  readonly eventMoney: typeof eventMoney
  readonly embedding: typeof embedding
  readonly entrants: typeof entrants
  readonly fields: typeof fields
  readonly home: typeof home
  readonly printouts: typeof printouts
  readonly points: typeof points
  readonly rankings: typeof rankings
  readonly records: typeof records
  readonly consistency: typeof consistency
  readonly status: typeof status
  readonly standings: typeof standings
  readonly search: typeof search
  readonly checks: typeof checks
  readonly diplomas: typeof diplomas
  readonly docsSite: typeof docsSite
  readonly results: typeof results
  readonly judgeTests: typeof judgeTests
  readonly judgeBank: typeof judgeBank
  readonly profile: typeof profile
  readonly admissions: typeof admissions
  readonly live: typeof live
  readonly mail: typeof mail
  readonly cli: typeof cli
  readonly commands: typeof commands
  readonly custody: typeof custody
  readonly administration: typeof administration
  readonly sandbox: typeof sandbox
  readonly teams: typeof teams
  readonly timing: typeof timing
  readonly orders: typeof orders
  readonly registrations: typeof registrations
  readonly following: typeof following
  readonly overview: typeof overview
  readonly seedTimes: typeof seedTimes
  readonly sharePictures: typeof sharePictures
  readonly widgets: typeof widgets
  readonly onSpot: typeof onSpot
  readonly register: typeof register
  readonly eventAction: typeof eventAction
}

/** Namespaces for browsers. Each page bundles their list, so those of the CLI, the server and the documentation are not in it. */
export type Namespace = Exclude<keyof Original, 'cli' | 'commands' | 'docsSite' | 'sandbox' | 'sharePictures'>

/** The texts in a language with two plural forms: all keys of the Russian except `…_few` and `…_many`. */
export type Translated<T> = {
  readonly [K in keyof T as K extends `${string}_${'few' | 'many'}` ? never : K]: T[K] extends string
    ? string
    : Translated<T[K]>
}

/** The catalogue of a language. */
export type Catalogue = { readonly [N in keyof Original]: Translated<Original[N]> }

declare module 'i18next' {
  interface CustomTypeOptions {
    interpolationFormatTypeMap: { wait: number }
    defaultNS: 'shell'
    resources: Original
  }
}
