import type { Clock, Ids } from '../clock.ts'
import { type Config, ConfigError } from '../config.ts'
import type { Connection } from '../db/connect.ts'
import type { Gateways } from './gateway.ts'
import { sandbox } from './sandbox.ts'
import { yookassa } from './yookassa.ts'

/** Prefix of the secret keys of YooKassa that move real money. */
const LIVE_KEY = /^live_/

/**
 * The gateways of the configuration.
 * @throws ConfigError for live keys on a database in memory, which would lose the payments
 */
export function chooseGateways(
  { paymentsSandbox, publicUrl, yookassa: account }: Config,
  { db, isDurable }: Connection,
  { clock, ids }: { readonly clock: Clock; readonly ids: Ids },
): Gateways {
  const isLive = account !== null && LIVE_KEY.test(account.secretKey)
  if (isLive && !isDurable)
    throw new ConfigError('YOOKASSA_SECRET_KEY: live keys need a durable database, not one in memory')
  return {
    ...(account && { yookassa: yookassa(account) }),
    // With real payments enabled, orders cannot be paid in the sandbox, unless the configuration allows it.
    ...((paymentsSandbox ?? !isLive) && { sandbox: sandbox({ db, clock, ids, publicUrl }) }),
  }
}
