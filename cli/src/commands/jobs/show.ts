import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { momentsIn } from '../../terminal/moments.ts'
import { findJob } from './find-job.ts'
import { jobRow } from './job-row.ts'

export const run: Run<'jobs show'> = async (context, { job }) => {
  const { t } = context
  const journal = await findJob(context, job)
  const row = jobRow(journal)
  const tasks = [...journal.marks.values()]
  const bad = tasks.filter(({ state }) => state !== 'done' && state !== 'skipped')
  return item({ ...row, tasks }, [
    [t('cli:label.job'), row.job],
    [t('cli:label.command'), row.command],
    [t('cli:label.server'), row.url],
    [t('cli:label.at'), momentsIn(context.language)(row.startedAt)],
    [t('cli:label.state'), t(row.ended ? 'cli:jobEnded' : 'cli:jobOpen')],
    t('cli:jobSummary', row),
    ...bad.map(({ name, state, detail }) => `  ${name}: ${t(`cli:taskStates.${state}`)} ${detail ?? ''}`),
  ])
}
