import { forEachId } from '../../bulk/each-id.ts'
import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { checkBody } from '../../input/check-body.ts'
import { openChanges } from './open-changes.ts'

/** Refuses requests to change identities; their owners get the note. */
export const run: Run<'swimmers refuse-change'> = async (context, { requests, note, concurrency }) => {
  const { t } = context
  if (!note) throw new Stop('usage', t('cli:needsFlag', { flag: '--note' }))
  await checkBody(context, 'swimmers.refuseChange', { reason: note })
  return forEachId(context, {
    words: requests,
    find: (client) => openChanges(client, { outOfSync: true }),
    action: 'refuse',
    question: (ids) => t('cli:confirmChangeRefusal', { ids }),
    detail: t('cli:refused'),
    concurrency,
    perform: (client, id) => client.swimmers.refuseChange({ params: { id }, body: { reason: note } }),
  })
}
