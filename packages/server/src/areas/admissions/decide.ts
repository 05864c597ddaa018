import { recordChange } from '../../access/audit.store.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { decideDocument } from '../swimmers/documents/admission-documents.store.ts'
import { sendAdmissionRefused } from './admission-mails.ts'
import { admissionView } from './admission-view.ts'
import { visibleDocument } from './visible-admissions.ts'

/** The reason of a refusal is sent to the owner only, not to the audit: it may reveal a health condition. */
export const decide: Handler<'admissions.decide'> = async ({ params, body, ...call }, deps) =>
  deps.db.transaction().execute(async (tx) => {
    const { document, swimmer, decides } = await visibleDocument(tx, params.id, call)
    const { id, kind } = document
    if (!decides.includes(kind)) fail('no_access')
    const { state } = body
    const note = state === 'refused' ? (body.note ?? null) : null
    // A repeated call, after an answer that was lost, sends no second e-mail.
    if (state === document.state && note === document.note) return admissionView(document)
    const decision = { state, note, by: call.caller.account.id, at: call.at }
    if (!(await decideDocument(tx, id, decision))) fail('document_not_found')
    const before = { state: document.state }
    const after = { swimmerId: swimmer.id, document: kind, state }
    await recordChange(tx, call, { kind: 'admission', objectId: id, before, after })
    if (state === 'refused') await sendAdmissionRefused(tx, { swimmer, kind, note }, deps)
    return admissionView({ ...document, state, note, checked_at: call.at })
  })
