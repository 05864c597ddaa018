import { listJournals } from '../../bulk/journal.ts'
import { rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { jobRow } from './job-row.ts'

export const run: Run<'jobs list'> = async ({ place, t }) =>
  rows(
    (await listJournals(place.jobsDir)).map(jobRow),
    [
      { title: t('cli:label.job'), of: ({ job }) => job },
      { title: t('cli:label.state'), of: ({ ended }) => t(ended ? 'cli:jobEnded' : 'cli:jobOpen') },
      {
        title: t('cli:label.done'),
        of: ({ done, skipped, total }) => `${done + skipped}/${total}`,
        right: true,
      },
      { title: t('cli:label.failed'), of: ({ failed }) => failed, right: true },
      { title: t('cli:label.command'), of: ({ command }) => command, optional: 1 },
    ],
    t('cli:noJobs'),
  )
