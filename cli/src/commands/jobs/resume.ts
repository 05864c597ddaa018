import { type Journal, listJournals } from '../../bulk/journal.ts'
import type { Context } from '../../context/context.ts'
import { plain } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { openProfile } from '../../profile/client.ts'
import { findJob } from './find-job.ts'

/** Runs the job's command line again in its working directory; the same input resumes its journal. */
export const run: Run<'jobs resume'> = async (context, { job }) => {
  const { place, t, settings } = context
  const journal = job
    ? await findJob(context, job)
    : (await listJournals(place.jobsDir)).find(({ ended }) => !ended)
  if (!journal) throw new Stop('notFound', t('cli:noOpenJob'))
  const { args, cwd, job: name } = journal.header
  if (journal.ended) throw new Stop('refused', t('cli:jobHasEnded', { job: name }))
  if (args.includes('-')) throw new Stop('usage', t('cli:resumeStdin'))
  await checkServer(context, journal)
  process.chdir(cwd)
  const wishes = [settings.json && '--json', settings.jsonl && '--jsonl', settings.quiet && '--quiet']
  return plain('', await context.resume([...args, ...wishes.filter((each) => each !== false)]))
}

/** A job must be resumed on the server where it was started. */
async function checkServer(context: Context, { header }: Journal) {
  const flagValue = (flag: string) =>
    header.args.includes(flag) ? header.args[header.args.indexOf(flag) + 1] : undefined
  const { settings, t } = context
  const profile = flagValue('--profile') ?? settings.profile
  const { url } = await openProfile({
    ...context,
    settings: { ...settings, profile, url: flagValue('--url') ?? settings.url },
  })
  if (url !== header.url)
    throw new Stop('refused', t('cli:otherServer', { job: header.job, url: header.url }))
}
