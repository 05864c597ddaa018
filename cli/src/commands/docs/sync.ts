import { runJob } from '../../bulk/run-job.ts'
import type { Context } from '../../context/context.ts'
import { plan } from '../../context/dry-run.ts'
import type { Run } from '../../context/run.ts'
import { confirm } from '../../input/ask.ts'
import { numberOf } from '../../input/number-of.ts'
import { type DocumentTask, documentTasks } from './document-tasks.ts'
import { knownDigests } from './known-digests.ts'
import { checkUpload, type EventFolder, eventFolders, filesIn } from './local-files.ts'

/** The plan is computed at every run from the current folder and server. */
export const run: Run<'docs sync'> = async (context, { folder, event, delete: deletes, concurrency }) => {
  const { settings, t } = context
  const folders =
    event === undefined ? await eventFolders(context, folder) : [{ event: numberOf(context, event), folder }]
  const tasks = await tasksOf(context, folders, deletes)
  if (settings.dryRun)
    return plan(
      context,
      tasks.map(({ action, name }) => ({ action, what: name })),
    )
  const lost = tasks.filter(({ action }) => action === 'delete' || action === 'replace')
  if (lost.length > 0) await confirm(context, t('cli:confirmSync', { count: lost.length }))
  return runJob(context, { tasks, fresh: true, input: await fingerprint(context, folders), concurrency })
}

async function tasksOf(
  context: Context,
  folders: readonly EventFolder[],
  deletes: boolean,
): Promise<DocumentTask[]> {
  const working = { context, client: await context.bulkClient(), digests: await knownDigests(context) }
  const tasks: DocumentTask[] = []
  for (const { event, folder } of folders) {
    context.interrupt.stopping.throwIfAborted()
    const files = await filesIn(context, folder)
    for (const file of files) checkUpload(context, 'reguls', file)
    tasks.push(...(await documentTasks(working, { event, files, deletes })))
  }
  return tasks
}

/** Changes when a file of the folders changes. */
async function fingerprint(context: Context, folders: readonly EventFolder[]): Promise<string> {
  const files = await Promise.all(folders.map(({ folder }) => filesIn(context, folder)))
  return JSON.stringify(files.flat().map(({ path, size }) => [path, size]))
}
