import { countsOf, type Journal } from '../../bulk/journal.ts'

/** Output row of a job. */
export function jobRow(journal: Journal) {
  const { job, args, cwd, url, startedAt } = journal.header
  const command = ['polynya', ...args].join(' ')
  return { job, command, cwd, url, startedAt, ended: journal.ended, ...countsOf(journal) }
}
