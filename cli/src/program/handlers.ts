/** What each command does, loaded when it is called. */

import type { CommandPath, Input } from './commands.ts'
import type { Context } from './context.ts'
import type { Result } from './result.ts'

export type Run<P extends CommandPath> = (context: Context, input: Input<P>) => Promise<Result>

type Handlers = { readonly [P in CommandPath]: () => Promise<{ readonly run: Run<P> }> }

export const HANDLERS: Handlers = {
  login: () => import('../commands/session/login.ts'),
  logout: () => import('../commands/session/logout.ts'),
  whoami: () => import('../commands/session/whoami.ts'),
  'profiles list': () => import('../commands/profiles/list.ts'),
  'profiles add': () => import('../commands/profiles/add.ts'),
  'profiles use': () => import('../commands/profiles/use.ts'),
  'profiles remove': () => import('../commands/profiles/remove.ts'),
  'tokens list': () => import('../commands/tokens/list.ts'),
  'tokens create': () => import('../commands/tokens/create.ts'),
  'tokens revoke': () => import('../commands/tokens/revoke.ts'),
  'events list': () => import('../commands/events/list.ts'),
  'events show': () => import('../commands/events/show.ts'),
  'events board': () => import('../commands/events/board.ts'),
  'events create': () => import('../commands/events/create.ts'),
  'events update': () => import('../commands/events/update.ts'),
  'events duplicate': () => import('../commands/events/duplicate.ts'),
  'events publish': () => import('../commands/events/publish.ts'),
  'events unpublish': () => import('../commands/events/unpublish.ts'),
  'events dates': () => import('../commands/events/dates.ts'),
  'events desc get': () => import('../commands/events/desc-get.ts'),
  'events desc set': () => import('../commands/events/desc-set.ts'),
  'events desc delete': () => import('../commands/events/desc-delete.ts'),
  'events delete': () => import('../commands/events/delete.ts'),
  'events open': () => import('../commands/events/open.ts'),
  'docs list': () => import('../commands/docs/list.ts'),
  'docs upload': () => import('../commands/docs/upload.ts'),
  'docs download': () => import('../commands/docs/download.ts'),
  'docs delete': () => import('../commands/docs/delete.ts'),
  'docs sync': () => import('../commands/docs/sync.ts'),
  'swimmers find': () => import('../commands/swimmers/find.ts'),
  'swimmers show': () => import('../commands/swimmers/show.ts'),
  'swimmers import': () => import('../commands/swimmers/import.ts'),
  'swimmers merge': () => import('../commands/swimmers/merge.ts'),
  'accounts list': () => import('../commands/accounts/list.ts'),
  'accounts grant': () => import('../commands/accounts/grant.ts'),
  'accounts take': () => import('../commands/accounts/take.ts'),
  'accounts block': () => import('../commands/accounts/block.ts'),
  'accounts unblock': () => import('../commands/accounts/unblock.ts'),
  'accounts sign-out': () => import('../commands/accounts/sign-out.ts'),
  'outbox list': () => import('../commands/outbox/list.ts'),
  api: () => import('../commands/program/api.ts'),
  'jobs list': () => import('../commands/jobs/list.ts'),
  'jobs show': () => import('../commands/jobs/show.ts'),
  'jobs resume': () => import('../commands/jobs/resume.ts'),
  'jobs clean': () => import('../commands/jobs/clean.ts'),
  completion: () => import('../commands/program/completion.ts'),
  man: () => import('../commands/program/man.ts'),
  schema: () => import('../commands/program/schema.ts'),
  doctor: () => import('../commands/program/doctor.ts'),
  serve: () => import('../commands/server/serve.ts'),
  backup: () => import('../commands/server/backup.ts'),
  restore: () => import('../commands/server/restore.ts'),
}
