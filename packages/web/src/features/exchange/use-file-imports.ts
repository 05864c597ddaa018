import type { FileImport, FileImportReport } from '@polynya/contract'
import { type ImportKind, isOpenImport } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { type Following, type ImportProgress, ImportStopped } from '../file-imports/following.ts'

/** While a file is imported, its progress is requested again after this time. */
const PROGRESS_MS = 500

/** Returns a function that refreshes what an import of a kind changes in an event. */
export function useImported(eventId: number) {
  const { queryClient } = useApp()
  return async (kind: ImportKind) => {
    const { lists, registrations, orders, teams, results } = keys
    const changed = {
      entries: [lists.of(eventId), registrations.of(eventId), orders.all, teams.all],
      results: [results.of(eventId)],
      startLists: [lists.of(eventId)],
    }[kind]
    await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
}

/** Returns the latest imports of an event, followed while one is open, and how to cancel it. */
export function useFileImports(eventId: number) {
  const { client, queryClient } = useApp()
  const imported = useImported(eventId)
  const query = queryOptions({
    queryKey: keys.fileImports.of(eventId),
    queryFn: ({ signal }) => client.exchange.imports({ params: { eventId } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.imports.some((each) => isOpenImport(each.state)) ? PROGRESS_MS : false,
  })
  const { data } = useQuery(query)
  const imports = data?.imports ?? []
  const [latest] = imports
  const refresh = useEffectEvent(() => {
    if (latest?.state === 'stored') void imported(latest.kind)
  })
  useEffect(() => {
    if (latest?.state) refresh()
  }, [latest?.state])
  return {
    imports,
    async cancel(importId: number) {
      await client.exchange.cancelImport({ params: { eventId, importId } })
      await queryClient.invalidateQueries({ queryKey: query.queryKey })
    },
  }
}

/**
 * Returns a function that starts an import and waits until it is complete: it returns what was found, null if the import
 * was cancelled, and fails with `ImportStopped`. Requires the namespace `printouts`.
 */
export function useFollowImport(eventId: number) {
  const { t } = useWords()
  const { client, queryClient } = useApp()
  return async function follow<Kind extends ImportKind>(
    kind: Kind,
    start: () => Promise<FileImport>,
    { onProgress, signal }: Following,
  ): Promise<NonNullable<FileImportReport[Kind]> | null> {
    const { id: importId } = await start()
    const params = { eventId, importId }
    const listed = queryClient.invalidateQueries({ queryKey: keys.fileImports.of(eventId) })
    let found = await client.exchange.importReport({ params })
    while (isOpenImport(found.state)) {
      onProgress(progressOf(found))
      await pause(PROGRESS_MS, signal)
      if (signal.aborted) await client.exchange.cancelImport({ params })
      found = await client.exchange.importReport({ params })
    }
    await listed
    if (found.state === 'cancelled') return null
    const report = found[kind]
    if (!report) throw new ImportStopped(t(`printouts:exchange.imports.failures.${found.failure ?? 'error'}`))
    return report
  }
}

/** Returns how far an open import is. */
export const progressOf = ({ state, done, count }: FileImport): ImportProgress => ({
  ...{ isQueued: state === 'queued', done, count },
})

/** Waits for some time, or until the signal. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
