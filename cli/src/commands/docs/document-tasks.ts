/** Computes the tasks that make the documents of an event equal to a folder, one task per document. */

import { readFile } from 'node:fs/promises'
import type { Document } from '@polynya/contract'
import type { Client } from '@polynya/sdk/light'
import type { Outcome, Task } from '../../bulk/engine.ts'
import type { Context } from '../../context/context.ts'
import { Stop } from '../../failures/exit-status.ts'
import { digestOf, type KnownDigests } from './known-digests.ts'
import { digestOfFile, type LocalFile } from './local-files.ts'
import { readDocument } from './read-document.ts'

export interface Wanted {
  readonly event: number
  readonly files: readonly LocalFile[]
  /** Whether to delete documents that are not among the files. */
  readonly deletes: boolean
}

export interface DocumentTask extends Task {
  readonly action: 'upload' | 'replace' | 'delete' | 'compare'
}

interface Working {
  readonly context: Context
  readonly client: Client
  readonly digests: KnownDigests
}

/** Deletions first: an event has at most twenty documents. */
export async function documentTasks(
  working: Working,
  { event, files, deletes }: Wanted,
): Promise<DocumentTask[]> {
  const { client } = working
  const there = (await client.events.listDocs({ params: { id: event } })).files
  const wanted = new Set(files.map(({ name }) => name))
  const surplus = deletes ? there.filter(({ name }) => !wanted.has(name)) : []
  return [
    ...surplus.map((document) => deletion(working, event, document)),
    ...files.map((file) =>
      arrival(working, { event, file, before: there.find(({ name }) => name === file.name) }),
    ),
  ]
}

function deletion({ client }: Working, event: number, { file, name }: Document): DocumentTask {
  return {
    action: 'delete',
    key: `delete ${event} ${file}`,
    name: `${event}: ${name}`,
    async perform() {
      const there = (await client.events.listDocs({ params: { id: event } })).files
      if (!there.some((each) => each.file === file)) return { state: 'skipped' }
      await client.events.removeDoc({ params: { id: event, file } })
      return { state: 'done' }
    },
  }
}

interface Arrival {
  readonly event: number
  readonly file: LocalFile
  /** The document of that name when the plan was made. */
  readonly before: Document | undefined
}

function arrival(working: Working, { event, file, before }: Arrival): DocumentTask {
  const isOther = before !== undefined && before.size !== file.size
  return {
    action: before ? (isOther ? 'replace' : 'compare') : 'upload',
    key: `put ${event} ${file.name}`,
    name: `${event}: ${file.name}`,
    async perform(doubtful): Promise<Outcome> {
      const { client } = working
      const listed = doubtful ? (await client.events.listDocs({ params: { id: event } })).files : null
      const there = listed ?? (before ? [before] : [])
      const same = there.filter(({ name }) => name === file.name)
      for (const document of same) {
        if (await holds(working, document, file)) return { state: 'skipped' }
        await client.events.removeDoc({ params: { id: event, file: document.file } })
      }
      await upload(working, event, file)
      return { state: 'done' }
    },
  }
}

/** Whether a document has the content of a file. */
async function holds({ context, digests }: Working, document: Document, file: LocalFile): Promise<boolean> {
  if (document.size !== file.size) return false
  const known = digests.get(document.file)
  const digest = known ?? digestOf(await readDocument(context, document))
  if (!known) await digests.add(document.file, digest)
  return digest === (await digestOfFile(file.path))
}

async function upload({ client, context, digests }: Working, event: number, { path, name }: LocalFile) {
  const bytes = await readFile(path)
  const file = new File([Uint8Array.from(bytes)], name)
  const stored = await client.events.uploadFile({ params: { id: event, type: 'reguls' }, body: { file } })
  if (stored.name === name) return digests.add(stored.file, digestOf(bytes))
  // Remove it: under another name, the next run would upload it again.
  await client.events.removeDoc({ params: { id: event, file: stored.file } })
  throw new Stop('refused', context.t('cli:nameAndContent', { name, stored: stored.name }))
}
