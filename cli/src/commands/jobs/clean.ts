import { listJournals, removeJournal, writtenAt } from '../../bulk/journal.ts'
import { plan } from '../../context/dry-run.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { confirm } from '../../input/ask.ts'

const DAYS = 30
const DAY_MS = 86_400_000

/** Removes completed jobs of a certain age, and unfinished ones with `--all`. */
export const run: Run<'jobs clean'> = async (context, { all, days = DAYS }) => {
  const { place, t, settings } = context
  const dir = place.jobsDir
  const journals = (await listJournals(dir)).filter(({ ended }) => ended || all)
  const ages = await Promise.all(journals.map(({ header }) => writtenAt(dir, header.job)))
  const old = journals.filter((_, index) => Date.now() - (ages[index] ?? 0) >= days * DAY_MS)
  const jobs = old.map(({ header }) => header.job)
  if (settings.dryRun)
    return plan(
      context,
      jobs.map((job) => ({ action: 'clean', what: job })),
    )
  if (jobs.length > 0) await confirm(context, t('cli:confirmClean', { count: jobs.length }))
  for (const job of jobs) await removeJournal(dir, job)
  return item({ removed: jobs }, [t('cli:cleaned', { count: jobs.length })])
}
