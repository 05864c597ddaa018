import type { Translated } from '../catalogue.ts'
import type { tokenScopes as original } from '../ru/token-scopes.ts'

export const tokenScopes = {
  read: 'read',
  swimmers: 'swimmers',
  events: 'events',
  teams: 'teams',
  orders: 'orders',
  admissions: 'admission',
  protocols: 'protocols',
  results: 'results',
  accounts: 'accounts',
  baseResults: 'base results',
  accountsRead: 'read accounts',
  outbox: 'outgoing e-mails',
  audit: 'audit log',
  exports: 'exports',
  documents: 'private documents',
} satisfies Translated<typeof original>
