import { readFile } from 'node:fs/promises'
import type { EventFileType } from '@polynya/contract'
import { runJob } from '../../bulk/run-job.ts'
import type { Context } from '../../context/context.ts'
import { plan } from '../../context/dry-run.ts'
import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { numberOf } from '../../input/number-of.ts'
import { type DocumentTask, documentTasks } from './document-tasks.ts'
import { digestOf, knownDigests } from './known-digests.ts'
import { checkUpload, digestOfFile, type LocalFile, localFile } from './local-files.ts'

export const run: Run<'docs upload'> = async (context, { event, files, type = 'reguls', concurrency }) => {
  const id = numberOf(context, event)
  const local = await Promise.all(files.map((path) => localFile(context, path)))
  for (const file of local) checkUpload(context, type, file)
  if (type !== 'reguls' && local.length > 1) throw new Stop('usage', context.t('cli:oneFile', { type }))
  if (context.settings.dryRun) await (await context.client()).events.get({ params: { id } })
  const tasks =
    type === 'reguls'
      ? await documents(context, id, local)
      : local.map((file) => picture(context, { id, type, file }))
  if (context.settings.dryRun)
    return plan(
      context,
      tasks.map(({ action, name }) => ({ action, what: name })),
    )
  const input = (await Promise.all(local.map(({ path }) => digestOfFile(path)))).join(' ')
  return runJob(context, { tasks, fresh: true, input, concurrency })
}

async function documents(
  context: Context,
  event: number,
  files: readonly LocalFile[],
): Promise<DocumentTask[]> {
  const working = { context, client: await context.bulkClient(), digests: await knownDigests(context) }
  return documentTasks(working, { event, files, deletes: false })
}

/** An event has one poster and one logo, which an upload replaces. */
function picture(
  context: Context,
  { id, type, file }: { id: number; type: EventFileType; file: LocalFile },
): DocumentTask {
  return {
    action: 'upload',
    key: `${type} ${id} ${digestOf(Buffer.from(file.name))}`,
    name: `${id}: ${file.name}`,
    async perform() {
      const body = { file: new File([Uint8Array.from(await readFile(file.path))], file.name) }
      const { url } = await (await context.bulkClient()).events.uploadFile({ params: { id, type }, body })
      return { state: 'done', detail: url }
    },
  }
}
