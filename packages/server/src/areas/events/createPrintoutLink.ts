import { LIVES } from '@polynya/domain'
import { recordChange } from '../../access/audit.store.ts'
import { hashOf } from '../../access/identify.ts'
import type { Handler } from '../../http/call.ts'
import { printoutUrl } from '../printouts/printout-url.ts'
import { insertPrintoutLink } from '../printouts/printouts.store.ts'
import { readableEvent } from '../printouts/readers.ts'

export const createPrintoutLink: Handler<'events.createPrintoutLink'> = (call, { ids }) =>
  call.changeOnce(async (tx) => {
    const { params, body, caller, at } = call
    const { printout, type, language } = body
    const { id } = await readableEvent(tx, { id: params.id, printout }, caller)
    const code = ids.key()
    const expiresAt = new Date(at.getTime() + LIVES.printoutLinkHours * 3_600_000)
    await insertPrintoutLink(tx, {
      ...{ event_id: id, account_id: caller.account.id, printout },
      ...{ code_hash: hashOf(code), created_at: at, expires_at: expiresAt },
    })
    await recordChange(tx, call, { kind: 'event', objectId: id, after: { printout } })
    const query = new URLSearchParams({ code, ...(language && { lang: language }) })
    return { url: `${printoutUrl(id, printout, type)}?${query}`, expiresAt: expiresAt.toISOString() }
  })
