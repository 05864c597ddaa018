/** Runs a job from its plan to its summary; resumes an interrupted one. */

import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '../context/context.ts'
import { type Item, item } from '../context/result.ts'
import { failureText } from '../failures/describe-failure.ts'
import { EXIT, exitOf, Stop } from '../failures/exit-status.ts'
import { scopeLines } from '../failures/scope-lines.ts'
import { openProfile } from '../profile/client.ts'
import { tryLock } from '../profile/lock.ts'
import { runTasks, type Task } from './engine.ts'
import {
  continueJournal,
  countsOf,
  createJournal,
  listJournals,
  lockOf,
  type Mark,
  type OpenJournal,
} from './journal.ts'
import { progressOf } from './progress.ts'

interface Plan {
  /** Input that identifies the job besides the command line, such as the bytes of a file. */
  readonly input: string | Buffer
  readonly tasks: readonly Task[]
  /** Whether the tasks depend on the server's current state. */
  readonly fresh?: true
  /** Describes a done or skipped task in one line; by default only failures are shown. */
  readonly describe?: (mark: Mark) => string
  readonly concurrency: number | undefined
}

const CONCURRENCY = 4
/** Maximum number of failures listed individually. */
const MAX_SHOWN = 20

export async function runJob(context: Context, plan: Plan): Promise<Item> {
  const { place, interrupt, t } = context
  const journal = await journalFor(context, plan)
  const { job } = journal.header
  const release = await tryLock(lockOf(place.jobsDir, job))
  if (!release) throw new Stop('refused', t('cli:jobRuns', { job }))
  const { done, skipped } = countsOf(journal)
  const over = plan.fresh ? 0 : done + skipped
  if (journal.marks.size > 0)
    context.terminal.note(t('cli:jobResumed', { job, left: plan.tasks.length - over }))
  const progress = progressOf(context, plan.tasks.length, over)
  const problems: unknown[] = []
  try {
    const end = await runTasks({
      journal,
      tasks: plan.tasks,
      fresh: plan.fresh === true,
      concurrency: plan.concurrency ?? CONCURRENCY,
      interrupt,
      describe: (problem) => {
        problems.push(problem)
        return failureText(problem, t, { args: context.args })
      },
      onMark: progress.onMark,
      onPart: progress.onPart,
    })
    const left = countsOf(journal)
    if (left.unknown === 0 && left.pending === 0) journal.end()
    progress.stop()
    const scopes = await Promise.all(problems.map((problem) => scopeLines(problem, t)))
    for (const line of new Set(scopes.flat())) context.terminal.note(line)
    return summary(context, { journal, end, describe: plan.describe })
  } finally {
    progress.stop()
    journal.close()
    release()
  }
}

/** The journal of the same interrupted job, or a new one. */
async function journalFor(context: Context, { input, tasks }: Plan): Promise<OpenJournal> {
  const { place, args } = context
  const { url } = await openProfile(context)
  const words = args.filter((arg) => !/^--(json|jsonl|quiet|yes)$/.test(arg))
  const digest = createHash('sha256')
    .update(JSON.stringify([url, words]))
    .update(input)
    .digest('hex')
  const known = await listJournals(place.jobsDir)
  const unfinished = known.find(({ header, ended }) => header.input === digest && !ended)
  if (unfinished) {
    const journal = { ...unfinished, header: { ...unfinished.header, total: tasks.length } }
    return continueJournal(place.jobsDir, journal)
  }
  const now = new Date()
  return createJournal(place.jobsDir, {
    job: newJob(now),
    args: words,
    cwd: process.cwd(),
    url,
    input: digest,
    startedAt: now.toISOString(),
    total: tasks.length,
  })
}

/** Sorts by time and is a valid file name: `20270116-093000-4f2a`. */
const newJob = (now: Date) =>
  `${now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}-${randomBytes(2).toString('hex')}`

interface Ended extends Pick<Plan, 'describe'> {
  readonly journal: OpenJournal
  readonly end: unknown
}

function summary({ t, interrupt, terminal }: Context, { journal, end, describe }: Ended): Item {
  const { job } = journal.header
  const counts = countsOf(journal)
  const marks = [...journal.marks.values()]
  const bad = marks.filter(({ state }) => state === 'failed' || state === 'unknown' || state === 'sent')
  const failures = bad.map(({ key, name, state, detail = null, reason = null }) => ({
    key,
    name,
    state: state === 'failed' ? state : 'unknown',
    detail,
    reason,
  }))
  const isLeft = counts.pending + counts.unknown > 0
  if (isLeft || interrupt.stopping.aborted)
    terminal.note(
      journal.header.args.includes('-')
        ? t('cli:resumeStdin')
        : t('cli:resumeWith', { command: `polynya jobs resume ${job}` }),
    )
  const good = describe ? marks.filter(({ state }) => state === 'done' || state === 'skipped') : []
  const lines = bad.slice(0, MAX_SHOWN).map((mark) => failureLine(mark, t))
  return item(
    { job, ...counts, failures, skips: skipsOf(good) },
    [
      ...(describe ? good.slice(0, MAX_SHOWN).map(describe) : []),
      ...(good.length > MAX_SHOWN ? [t('cli:andMore', { more: good.length - MAX_SHOWN, job })] : []),
      t('cli:jobSummary', { ...counts }),
      ...lines,
      ...(bad.length > MAX_SHOWN ? [t('cli:andMore', { more: bad.length - MAX_SHOWN, job })] : []),
    ],
    statusOf(journal, end),
  )
}

const failureLine = ({ name, state, detail }: Mark, t: Context['t']) =>
  `  ${name}: ${state === 'failed' ? (detail ?? '') : t('cli:outcomeUnknown', { detail: detail ?? '' })}`

const skipsOf = (marks: readonly Mark[]) =>
  marks
    .filter(({ state }) => state === 'skipped')
    .map(({ key, name, detail }) => ({ key, name, detail: detail ?? null }))

/** Unknown outcomes first: they need attention, whatever ended the job. All failed: the status of the first failure. */
function statusOf(journal: OpenJournal, end: unknown): number {
  const { done, skipped, failed, unknown, pending } = countsOf(journal)
  if (unknown > 0) return EXIT.unknown
  if (end !== null) return EXIT[exitOf(end)]
  if (pending > 0) return EXIT.unknown
  if (failed === 0) return EXIT.ok
  const first = [...journal.marks.values()].find(({ state }) => state === 'failed')
  return done + skipped > 0 ? EXIT.partial : EXIT[first?.exit ?? 'partial']
}
