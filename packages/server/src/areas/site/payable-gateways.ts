import type { GatewayName } from '@polynya/contract'
import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { readSiteSetting } from './site.store.ts'

/**
 * Returns the gateways that take new payments, preferred first. The sandbox moves no money, so it is one of them in the demo
 * only, or where the configuration enables it.
 */
export async function payableGateways(
  db: Db,
  { gateways, config }: Pick<Deps, 'gateways' | 'config'>,
): Promise<GatewayName[]> {
  const names = Object.keys(gateways) as GatewayName[]
  if (config.paymentsSandbox === true || !names.includes('sandbox')) return names
  const { demo } = await readSiteSetting(db)
  return demo ? names : names.filter((name) => name !== 'sandbox')
}
