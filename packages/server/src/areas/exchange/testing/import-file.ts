/** Imports a file as administrators do: it is queued, and the job imports it. */

import type { FileImport, FileImportReport } from '@polynya/contract'
import type { ImportKind } from '@polynya/domain'
import type { TestAccount, TestApp } from '../../../testing/test-app.ts'
import { runImports } from '../queue/run-imports.ts'

type EntryQuery = Parameters<TestAccount['client']['exchange']['importEntries']>[0]['query']

export interface TestFile {
  readonly kind: ImportKind
  readonly eventId: number
  readonly content: string | Uint8Array
  readonly query?: EntryQuery
  readonly by: TestAccount
}

const CALLS = { entries: 'importEntries', results: 'importResults', startLists: 'importStartLists' } as const

export const queueFile = ({ kind, eventId, content, query = {}, by }: TestFile): Promise<FileImport> =>
  by.client.exchange[CALLS[kind]]({
    params: { eventId },
    query,
    body: { file: new File([Uint8Array.from(Buffer.from(content))], `${kind}.lef`) },
  })

/** Runs the queued imports; fails with the problem of one that has an error. */
export const runQueued = (world: TestApp) =>
  runImports(world.deps, (problem) => {
    throw problem
  })

/** Returns what the import of a file found. */
export async function importFile<Kind extends ImportKind>(
  world: TestApp,
  file: TestFile & { readonly kind: Kind },
): Promise<NonNullable<FileImportReport[Kind]>> {
  const { kind, eventId, by } = file
  const { id: importId } = await queueFile(file)
  await runQueued(world)
  const found = await by.client.exchange.importReport({ params: { eventId, importId } })
  const report = found[kind]
  if (!report) throw new Error(`The import is ${found.state}: ${found.failure}`)
  return report
}
