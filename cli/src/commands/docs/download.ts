import { readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Document } from '@polynya/contract'
import type { Task } from '../../bulk/engine.ts'
import { runJob } from '../../bulk/run-job.ts'
import { makeFolder, replaceFile } from '../../calls/save-file.ts'
import type { Context } from '../../context/context.ts'
import { plan } from '../../context/dry-run.ts'
import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { confirm } from '../../input/ask.ts'
import { someOf } from '../../input/ids.ts'
import { numberOf } from '../../input/number-of.ts'
import { readDocument } from './read-document.ts'

export const run: Run<'docs download'> = async (context, { event, folder = '.', concurrency }) => {
  const { settings } = context
  const id = numberOf(context, event)
  const { files } = await (await context.client()).events.listDocs({ params: { id } })
  if (settings.dryRun)
    return plan(
      context,
      files.map(({ name }) => ({ action: 'download', what: pathOf(folder, name) })),
    )
  await makeFolder(context, folder)
  const others = await differing(folder, files)
  if (others.length > 0)
    await confirm(context, context.t('cli:confirmOverwrite', { names: someOf(context, others) }))
  const mayOverwrite = settings.yes || others.length > 0
  const tasks = files.map((document) => fetching({ context, folder, mayOverwrite }, document))
  return runJob(context, { tasks, input: files.map(({ file }) => file).join(' '), concurrency })
}

/** Document names are untrusted: strip paths, so that a file never leaves the folder. */
const pathOf = (folder: string, name: string) => join(folder, basename(name.replaceAll('\\', '/')))

/** Names of documents whose local files have another size. */
async function differing(folder: string, documents: readonly Document[]): Promise<string[]> {
  const sizes = await Promise.all(
    documents.map(({ name }) =>
      stat(pathOf(folder, name)).then(
        ({ size }) => size,
        () => null,
      ),
    ),
  )
  return documents
    .filter(({ size }, index) => sizes[index] !== null && sizes[index] !== size)
    .map(({ name }) => name)
}

interface Fetching {
  readonly context: Context
  readonly folder: string
  /** Whether the user agreed to lose local changes. */
  readonly mayOverwrite: boolean
}

function fetching({ context, folder, mayOverwrite }: Fetching, document: Document): Task {
  const path = pathOf(folder, document.name)
  return {
    key: document.file,
    name: document.name,
    onlyReads: true,
    async perform() {
      const bytes = await readDocument(context, document)
      const before = await readFile(path).catch(() => null)
      if (before?.equals(bytes)) return { state: 'skipped' }
      if (before && !mayOverwrite) throw new Stop('refused', context.t('cli:fileDiffers', { path }))
      await replaceFile(context, { path }, bytes)
      return { state: 'done', detail: path }
    },
  }
}
