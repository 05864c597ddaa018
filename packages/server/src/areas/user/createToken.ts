import { addDays, dateInZone, LIVES, startOfDay } from '@polynya/domain'
import { recordChange } from '../../access/audit.store.ts'
import { hashOf, PERSONAL_TOKEN_PREFIX } from '../../access/identify.ts'
import { failField } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { insertPersonalToken } from '../accounts/personal-tokens.store.ts'
import { auditedToken, tokenView } from './token-view.ts'

export const createToken: Handler<'user.createToken'> = async (
  { body, ...call },
  { db, clock, ids, places },
) => {
  const now = clock.now()
  const today = dateInZone(now, 'UTC')
  if (body.expiresOn < today) failField('expiresOn', 'too_small')
  if (body.expiresOn > addDays(today, LIVES.personalTokenDays)) failField('expiresOn', 'too_large')
  if (body.region !== undefined && !places.isRegion(body.region)) failField('region', 'region_unknown')

  const token = PERSONAL_TOKEN_PREFIX + ids.secret()
  const { id } = call.caller.account
  return db.transaction().execute(async (tx) => {
    const row = await insertPersonalToken(tx, {
      account_id: id,
      label: body.label,
      hash: hashOf(token),
      scopes: JSON.stringify([...new Set(body.scopes)]),
      region: body.region ?? null,
      created_at: now,
      expires_at: startOfDay(addDays(body.expiresOn, 1), 'UTC'),
    })
    await recordChange(tx, call, { kind: 'account', objectId: id, after: { program: auditedToken(row) } })
    return { ...tokenView(row), token }
  })
}
