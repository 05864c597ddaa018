import type { PersonalToken } from '@polynya/contract'
import type { PersonalTokenRow } from '../accounts/personal-tokens.store.ts'

export const tokenView = (row: PersonalTokenRow): PersonalToken => ({
  id: row.id,
  label: row.label,
  scopes: row.scopes,
  region: row.region,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  expiresAt: row.expires_at.toISOString(),
})

/** A token as the audit log shows it. */
export const auditedToken = ({ label, scopes, region, expires_at }: PersonalTokenRow) => ({
  ...{ name: label, scopes, region },
  validUntil: expires_at.toISOString(),
})
