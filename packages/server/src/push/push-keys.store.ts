/** SQL of the keys with which this installation identifies itself to push services. */

import type { Db } from '../db/schema.ts'

/** Keys of the VAPID protocol, base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

const KEY = 'push.keys'

/** Returns the stored keys; stores new ones if there are none. */
export async function storedKeys(db: Db, generate: () => PushKeys): Promise<PushKeys> {
  const found = await findKeys(db)
  if (found) return found
  const value = JSON.stringify(generate())
  // Another process may have stored its keys meanwhile: those are used by both.
  await db
    .insertInto('setting')
    .values({ key: KEY, value })
    .onConflict((known) => known.column('key').doNothing())
    .execute()
  return storedKeys(db, generate)
}

async function findKeys(db: Db): Promise<PushKeys | undefined> {
  const row = await db.selectFrom('setting').where('key', '=', KEY).select('value').executeTakeFirst()
  return row?.value as PushKeys | undefined
}
