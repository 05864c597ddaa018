import { forEachId } from '../../bulk/each-id.ts'
import type { Run } from '../../context/run.ts'

export const run: Run<'admissions accept'> = (context, { documents, concurrency }) =>
  forEachId(context, {
    words: documents,
    action: 'accept',
    detail: context.t('cli:accepted'),
    concurrency,
    perform: (client, id) => client.admissions.decide({ params: { id }, body: { state: 'accepted' } }),
  })
