import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import * as account from '../schemas/inputs/account.ts'
import * as audit from '../schemas/inputs/audit.ts'
import { IdParam, listQuery } from '../schemas/inputs/scalars.ts'

const one = z.object({ id: IdParam })

export const accountsEndpoints = {
  list: endpoint(routes.accounts.list, {
    summary: 'Accounts with their rights',
    query: account.AccountsQuery,
    scopes: ['accountsRead', 'accounts'],
    response: responses.accounts.list,
    extension: true,
  }),
  setRights: endpoint(routes.accounts.setRights, {
    summary:
      "Set an account's rights, each everywhere, in one region or for one event; in force on its next call",
    params: one,
    body: account.RightsUpdate,
    response: responses.accounts.setRights,
    reasons: ['stale', 'account_not_found', 'last_super_admin', 'event_not_found'],
    extension: true,
  }),
  block: endpoint(routes.accounts.block, {
    summary: 'Block an account and end its sessions; its next call is refused with the reason',
    params: one,
    body: account.WithReason,
    response: responses.accounts.block,
    reasons: ['account_not_found', 'last_super_admin'],
    extension: true,
  }),
  unblock: endpoint(routes.accounts.unblock, {
    summary: 'Let a blocked account sign in again',
    params: one,
    body: account.WithReason,
    response: responses.accounts.unblock,
    reasons: ['account_not_found'],
    extension: true,
  }),
  endSessions: endpoint(routes.accounts.endSessions, {
    summary: 'Sign an account out everywhere: its sessions, e-mailed links and personal access tokens end',
    params: one,
    response: responses.accounts.endSessions,
    reasons: ['account_not_found'],
    extension: true,
  }),
}

export const outboxEndpoints = {
  list: endpoint(routes.outbox.list, {
    summary:
      'E-mails, newest first, with the secrets of their links masked; without a mail server they are only stored',
    query: z.strictObject(listQuery(['createdAt'])),
    scopes: ['outbox'],
    response: responses.outbox.list,
    extension: true,
  }),
}

export const auditEndpoints = {
  list: endpoint(routes.audit.list, {
    summary: 'Who changed what, newest first; secrets are masked',
    query: audit.AuditQuery,
    scopes: ['audit'],
    response: responses.audit.list,
    extension: true,
  }),
}
