import type { Context } from '../../context/context.ts'
import { Stop } from '../../failures/exit-status.ts'
import { numberOf } from '../../input/number-of.ts'

/** Returns the event given, or prompts for one on a terminal. */
export async function chosenEvent(context: Context, event: string | undefined): Promise<number> {
  if (event !== undefined) return numberOf(context, event)
  if (!context.terminal.canAsk) throw new Stop('usage', context.t('cli:missingArgument', { name: 'event' }))
  const { pickEvent } = await import('./pick-event.ts')
  return pickEvent(context)
}
