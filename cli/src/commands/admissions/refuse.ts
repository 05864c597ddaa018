import { forEachId } from '../../bulk/each-id.ts'
import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { checkBody } from '../../input/check-body.ts'

/** Refuses documents; their owners get the note by e-mail. */
export const run: Run<'admissions refuse'> = async (context, { documents, note, concurrency }) => {
  const { t } = context
  if (!note) throw new Stop('usage', t('cli:needsFlag', { flag: '--note' }))
  await checkBody(context, 'admissions.decide', { state: 'refused', note })
  return forEachId(context, {
    words: documents,
    action: 'refuse',
    question: (ids) => t('cli:admission.confirmRefusal', { ids }),
    detail: t('cli:refused'),
    concurrency,
    perform: (client, id) => client.admissions.decide({ params: { id }, body: { state: 'refused', note } }),
  })
}
