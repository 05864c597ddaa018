import type { AuditedCall } from '../../../access/audit.store.ts'
import type { Account, Caller } from '../../../access/caller.ts'

/** The call that an import belongs to: its administrator, and what the audit records. */
export type ImportCall = AuditedCall & { readonly caller: Caller & { readonly account: Account } }
