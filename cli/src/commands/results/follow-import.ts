/** Imports of files, which the server checks and stores in the background. */

import { setTimeout as pause } from 'node:timers/promises'
import type { FileImport, FileImportReport } from '@polynya/contract'
import { type ImportKind, isOpenImport } from '@polynya/domain'
import type { Context } from '../../context/context.ts'
import { Stop } from '../../failures/exit-status.ts'

const POLL_MS = 500
/** Calls that run at Ctrl-C may take so long: the import is then cancelled. */
const GRACE_MS = 10_000

/** An import with what it found. */
export interface FoundImport<Kind extends ImportKind> {
  readonly whole: FileImportReport
  readonly found: NonNullable<FileImportReport[Kind]>
}

/** Waits for an import that was started, with its progress, and returns what it found. Ctrl-C cancels it. */
export async function followImport<Kind extends ImportKind>(
  context: Context,
  started: FileImport & { readonly kind: ImportKind },
  { kind, eventId }: { readonly kind: Kind; readonly eventId: number },
): Promise<FoundImport<Kind>> {
  const client = await context.client()
  const { stopping } = context.interrupt
  context.interrupt.allow(GRACE_MS)
  const params = { eventId, importId: started.id }
  const line = progressLine(context)
  let current: FileImport = started
  while (isOpenImport(current.state)) {
    line.draw(current)
    await pause(POLL_MS, undefined, { signal: stopping }).catch(() => undefined)
    current = stopping.aborted
      ? await client.exchange.cancelImport({ params })
      : await client.exchange.importReport({ params })
  }
  line.clear()
  const whole = await client.exchange.importReport({ params })
  const found = whole[kind]
  return found ? { whole, found } : stop(context, whole)
}

/** The progress of an import, on a terminal. */
function progressLine({ terminal, t }: Context) {
  const write = (text: string) => {
    if (terminal.canRedraw) terminal.stderr.write(`\r\u001b[2K${text}`)
  }
  return {
    draw({ done, count }: FileImport) {
      if (count !== null) write(t('cli:importProgress', { done, count }))
    },
    clear: () => write(''),
  }
}

/** Ends a command whose import was cancelled or failed. */
function stop({ t }: Context, { failure }: FileImport): never {
  if (failure === null) throw new Stop('cancelled', t('cli:importCancelled'))
  const exits = { denied: 'forbidden', changed: 'refused', interrupted: 'failure', error: 'failure' } as const
  throw new Stop(exits[failure], t(`cli:importFailures.${failure}`))
}
