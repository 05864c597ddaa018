import { type Journal, listJournals } from '../../bulk/journal.ts'
import type { Context } from '../../context/context.ts'
import { Stop } from '../../failures/exit-status.ts'

/** Finds a job by the start of its name. */
export async function findJob({ place, t }: Pick<Context, 'place' | 't'>, job: string): Promise<Journal> {
  const found = (await listJournals(place.jobsDir)).filter(({ header }) => header.job.startsWith(job))
  const [only] = found
  if (!only) throw new Stop('notFound', t('cli:noJob', { job }))
  if (found.length > 1)
    throw new Stop(
      'usage',
      t('cli:manyJobs', { job, jobs: found.map(({ header }) => header.job).join(', ') }),
    )
  return only
}
