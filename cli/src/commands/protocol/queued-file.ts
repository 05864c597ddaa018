/** Large printouts, which the server makes in the background. */

import { setTimeout as pause } from 'node:timers/promises'
import type { QueuedPrintout, QueuedPrintoutInput } from '@polynya/contract'
import { isLargePrintout } from '@polynya/domain'
import type { Part } from '../../bulk/progress.ts'
import type { Context } from '../../context/context.ts'
import { Stop } from '../../failures/exit-status.ts'

interface Wanted extends QueuedPrintoutInput {
  readonly eventId: number
}

const POLL_MS = 1000

/** Returns the address of the file of a large printout once it is ready, stopped by Ctrl-C; null of a small one. */
export async function queuedFile(
  context: Context,
  { eventId, ...body }: Wanted,
  onPart: (part: Part) => void,
): Promise<string | null> {
  const client = await context.client()
  const params = { id: eventId }
  const { starts } = await client.events.printouts({ params })
  if (!isLargePrintout(body.printout, starts)) return null
  const { stopping } = context.interrupt
  let printout: QueuedPrintout = await client.events.queuePrintout({ params, body })
  while (printout.state === 'queued' || printout.state === 'printing') {
    const { id: printoutId, done, count } = printout
    if (stopping.aborted) {
      await client.events.cancelPrintout({ params: { ...params, printoutId } })
      break
    }
    if (count !== null) onPart({ done, count })
    await pause(POLL_MS, undefined, { signal: stopping }).catch(() => undefined)
    const { printouts } = await client.events.printouts({ params })
    printout = printouts.find(({ id }) => id === printoutId) ?? { ...printout, state: 'failed' }
  }
  return printout.url ?? stop(context, printout)
}

/** Ends a task whose printout was cancelled or failed. */
function stop({ t, interrupt }: Context, { failure, state }: QueuedPrintout): never {
  if (interrupt.stopping.aborted || state === 'cancelled') throw new Stop('cancelled', t('cli:cancelled'))
  throw failure === 'denied'
    ? new Stop('forbidden', t('cli:printDenied'))
    : new Stop('failure', t('cli:printFailed'))
}
