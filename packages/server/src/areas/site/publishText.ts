import { recordChange } from '../../access/audit.store.ts'
import { superAdministers } from '../../access/caller.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { currentText, getTextVersion, insertTextVersion, lockTexts } from './texts.store.ts'

/** The texts are stored in their versions; the audit records only the sequence of versions. */
export const publishText: Handler<'site.publishText'> = async ({ params, body, ...call }, { db, clock }) => {
  const { account } = call.caller
  if (!superAdministers(call.caller, null)) fail('no_access')
  const { name } = params
  const [ru, en] = [withPlainLines(body.ru), withPlainLines(body.en)]
  return db.transaction().execute(async (tx) => {
    await lockTexts(tx)
    const before = await currentText(tx, name)
    if (call.ifMatch !== null && call.ifMatch !== before.version) fail('stale')
    const row = await insertTextVersion(tx, { name, ru, en, accountId: account.id, at: clock.now() })
    await recordChange(tx, call, {
      kind: 'text',
      objectId: name,
      before: { version: before.version, label: before.label },
      after: { version: row.version, label: row.label },
    })
    return getTextVersion(tx, name, row.version)
  })
}

/** Forms and programs end lines as their systems do. */
const withPlainLines = (markdown: string) => markdown.replaceAll('\r\n', '\n')
