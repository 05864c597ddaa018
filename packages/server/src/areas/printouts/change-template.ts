import type { DiplomaTemplate as TemplateView } from '@polynya/contract'
import type { DiplomaKind, DiplomaTemplate } from '@polynya/domain'
import { type AuditedCall, recordChange } from '../../access/audit.store.ts'
import type { Caller } from '../../access/caller.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../failure.ts'
import { forgetFile, removeBytes } from '../../files/stored-file.store.ts'
import { lockHead } from '../events/record/events.store.ts'
import { eventToChange } from '../events/record/visible-event.ts'
import { templateView } from './diploma-templates.ts'
import { findTemplate, storeTemplate, type TemplateRow } from './diplomas.store.ts'

interface TemplateCall extends AuditedCall {
  readonly params: { readonly id: number; readonly kind: DiplomaKind }
  readonly caller: AuditedCall['caller'] & Caller
  readonly ifMatch: number | null
}

interface Changed {
  /** Null is the default. */
  readonly template: DiplomaTemplate | null
  readonly background: string | null
}

/** Changes a template while holding the lock of its event, and removes a background that it no longer has. */
export async function changeTemplate(
  call: TemplateCall,
  { db, words, files }: Pick<Deps, 'db' | 'words' | 'files'>,
  change: (row: TemplateRow | undefined, tx: Tx) => Changed | Promise<Changed>,
): Promise<TemplateView> {
  const { params, caller, ifMatch, at } = call
  const { kind } = params
  const { view, left } = await db.transaction().execute(async (tx) => {
    const { id: eventId } = await eventToChange(lockHead(tx, params.id), caller)
    const row = await findTemplate(tx, { eventId, kind })
    if (ifMatch !== null && ifMatch !== (row?.version ?? 0)) fail('stale')
    const changed = await change(row, tx)
    const stored = await storeTemplate(tx, { eventId, kind, ...changed, at })
    const left = row?.background && row.background !== stored.background ? row.background : null
    if (left) await forgetFile(tx, left)
    await recordChange(tx, call, {
      ...{ kind: 'event', objectId: eventId },
      before: { diplomaKind: kind, diplomaTemplate: summaryOf(row) },
      after: { diplomaKind: kind, diplomaTemplate: summaryOf(stored) },
    })
    return { view: templateView(stored, kind, words), left }
  })
  if (left) await removeBytes(files, [left])
  return view
}

const summaryOf = (row: TemplateRow | undefined) => row?.template ?? null
