import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Document } from '@polynya/contract'
import type { Task } from '../../bulk/engine.ts'
import { runJob } from '../../bulk/run-job.ts'
import type { Context } from '../../context/context.ts'
import { plan } from '../../context/dry-run.ts'
import type { Run } from '../../context/run.ts'
import { numberOf } from '../../input/number-of.ts'
import { readDocument } from './read-document.ts'

export const run: Run<'docs download'> = async (context, { event, folder = '.', concurrency }) => {
  const id = numberOf(context, event)
  const { files } = await (await context.client()).events.listDocs({ params: { id } })
  if (context.settings.dryRun)
    return plan(
      context,
      files.map(({ name }) => ({ action: 'download', what: pathOf(folder, name) })),
    )
  await mkdir(folder, { recursive: true })
  const tasks = files.map((file) => fetching(context, folder, file))
  return runJob(context, { tasks, input: files.map(({ file }) => file).join(' '), concurrency })
}

/** Document names are untrusted: strip paths, so that a file never leaves the folder. */
const pathOf = (folder: string, name: string) => join(folder, basename(name.replaceAll('\\', '/')))

function fetching(context: Context, folder: string, document: Document): Task {
  const path = pathOf(folder, document.name)
  return {
    key: document.file,
    name: document.name,
    async perform() {
      const bytes = await readDocument(context, document)
      const before = await readFile(path).catch(() => null)
      if (before?.equals(bytes)) return { state: 'skipped' }
      await writeFile(`${path}.part`, bytes)
      await rename(`${path}.part`, path)
      return { state: 'done', detail: path }
    },
  }
}
