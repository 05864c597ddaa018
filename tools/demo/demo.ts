/** The demo federation of the first start: when it is made, how, and who can sign in to it. */

import type { Server } from '@polynya/server'
import { type Federation, makeFederation, PERSONAS, SIZES, type Size } from '@polynya/testkit/federation'
import { readSiteSetting, writeSiteSetting } from '../../packages/server/src/areas/site/site.store.ts'
import { showsOutbox } from '../../packages/server/src/http/outbox-page.ts'
import { type Deps, openWorld } from './open-world.ts'

const LOOPBACK: readonly string[] = ['127.0.0.1', '::1', 'localhost']

/** Whether to make the demo: where nothing is yet, if the configuration asks for it or nobody else can look in. */
export async function wantsDemo({ deps: { config, db } }: Pick<Server, 'deps'>): Promise<boolean> {
  const isOurs = config.databaseUrl === null && LOOPBACK.includes(config.host)
  return (config.demo ?? isOurs) && (await isEmpty(db))
}

/** Whether nobody has used an installation: no activated account, no swimmer, no event. */
export async function isEmpty(db: Deps['db']): Promise<boolean> {
  const found = await Promise.all([
    db.selectFrom('account').where('activated_at', 'is not', null).select('id').limit(1).execute(),
    db.selectFrom('swimmer').select('id').limit(1).execute(),
    db.selectFrom('event').select('id').limit(1).execute(),
  ])
  return found.every((rows) => rows.length === 0)
}

/** Nobody reads it: the domain is one that never is. */
const SUPPORT = 'support@demo.polynya.example'

/** Fills a new installation with the demo federation, or with a smaller one. */
export async function makeDemo(
  { deps }: Pick<Server, 'deps'>,
  say: (line: string) => void = () => undefined,
  size: Size = SIZES.demo,
): Promise<Federation> {
  // First of all: a federation that was left half made must say that it is made up, too.
  await deps.db.transaction().execute((tx) => writeSiteSetting(tx, { demo: true, support: SUPPORT }))
  const { world, close } = await openWorld(deps, say)
  try {
    return await makeFederation(world, size)
  } finally {
    await close()
  }
}

/** What to print of a demo: who can sign in and where their mails are; nothing of a real federation. */
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
