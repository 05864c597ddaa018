/** The demo federation of the first start: whether to create it, how, and its accounts. */

import type { Server } from '@polynya/server'
import { type Federation, makeFederation, PERSONAS, SIZES, type Size } from '@polynya/testkit/federation'
import { showsOutbox } from '../../packages/server/src/areas/outbox/outbox-page.ts'
import { readSiteSetting, writeSiteSetting } from '../../packages/server/src/areas/site/site.store.ts'
import { type Deps, openWorld } from './open-world.ts'

const LOOPBACK: readonly string[] = ['127.0.0.1', '::1', 'localhost']

/**
 * Whether to create the demo: the installation is empty, and the configuration requests it or no real user can
 * access it.
 */
export async function wantsDemo({ deps: { config, db } }: Pick<Server, 'deps'>): Promise<boolean> {
  const isOurs = config.databaseUrl === null && LOOPBACK.includes(config.host)
  return (config.demo ?? isOurs) && (await isEmpty(db))
}

/** Whether an installation is unused: no activated account, no swimmer, no event. */
export async function isEmpty(db: Deps['db']): Promise<boolean> {
  const found = await Promise.all([
    db.selectFrom('account').where('activated_at', 'is not', null).select('id').limit(1).execute(),
    db.selectFrom('swimmer').select('id').limit(1).execute(),
    db.selectFrom('event').select('id').limit(1).execute(),
  ])
  return found.every((rows) => rows.length === 0)
}

/** An address that never receives e-mail: its domain is reserved. */
const SUPPORT = 'support@demo.polynya.example'

/** Fills a new installation with the demo federation, or with a smaller one. */
export async function makeDemo(
  { deps }: Pick<Server, 'deps'>,
  say: (line: string) => void = () => undefined,
  size: Size = SIZES.demo,
): Promise<Federation> {
  // First, so that a partially created federation is also marked as a demo.
  await deps.db.transaction().execute((tx) => writeSiteSetting(tx, { demo: true, support: SUPPORT }))
  const { world, close } = await openWorld(deps, say)
  try {
    return await makeFederation(world, size)
  } finally {
    await close()
  }
}

/** Returns the accounts of a demo and the address of its outbox, for the console; nothing for a real federation. */
export async function demoAccounts({ deps, address }: Pick<Server, 'deps' | 'address'>): Promise<string[]> {
  if (!(await readSiteSetting(deps.db)).demo) return []
  const rows = Object.entries(PERSONAS).map(([name, { email, password }]) => [name, email, password])
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map(
    (row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`,
  )
  const outbox = (await showsOutbox(deps)) ? [`Mails:   ${address}/api/outbox`] : []
  return ['\nA made-up federation. Sign in as:', ...lines, ...outbox]
}
