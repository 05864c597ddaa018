import { forEachId } from '../../bulk/each-id.ts'
import type { Run } from '../../context/run.ts'
import { openChanges } from './open-changes.ts'

/** Accepts requests to change identities; one whose profile has changed since needs `--out-of-sync`. */
export const run: Run<'swimmers accept-change'> = (context, { requests, outOfSync, concurrency }) =>
  forEachId(context, {
    words: requests,
    find: (client) => openChanges(client, { outOfSync }),
    action: 'accept',
    question: (ids) => context.t('cli:confirmChanges', { ids }),
    detail: context.t('cli:accepted'),
    concurrency,
    perform: (client, id) =>
      client.swimmers.acceptChange({ params: { id }, body: outOfSync ? { outOfSync } : {} }),
  })
