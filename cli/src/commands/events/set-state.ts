import type { EventStateInput } from '@polynya/contract'
import type { EventState } from '@polynya/domain'
import { once } from '../../calls/idempotency-key.ts'
import { given } from '../../calls/take.ts'
import type { Context } from '../../context/context.ts'
import { plan } from '../../context/dry-run.ts'
import { item, type Result } from '../../context/result.ts'
import { confirm } from '../../input/ask.ts'
import { checkBody } from '../../input/check-body.ts'
import { numberOf } from '../../input/number-of.ts'
import { nameOf } from './event-table.ts'

interface Change {
  readonly event: string
  readonly state: EventState
  readonly refundTo?: EventStateInput['refundTo']
  readonly noteRu: string | undefined
  readonly noteEn: string | undefined
  /** Whether to ignore an earlier run without a response. */
  readonly isNew: boolean
}

/**
 * Changes the state of an event after showing whom it concerns. The server compares their number and the name of the event
 * with those that were shown.
 */
export async function setState(context: Context, { event, state, isNew, ...rest }: Change): Promise<Result> {
  const { t } = context
  const params = { id: numberOf(context, event) }
  const { events } = await context.client()
  const [found, work] = await Promise.all([events.get({ params }), events.stateWork({ params })])
  const { entrants, paidOrders } = work
  const name = `${found.id} ${nameOf(found, context)}`
  const body = { state, name: found.name, entrants, ...given(rest) }
  const effects = [t('cli:eventStates.mails', { entrants }), ...moneyTexts(t, { ...rest, paidOrders, state })]
  await checkBody(context, 'events.setState', body)
  if (context.settings.dryRun) {
    const what = [`${name}.`, ...effects].join(' ')
    return plan(context, [{ action: state, what, entrants, paidOrders, body }])
  }
  if (found.eventState === state && !rest.refundTo) return item(work, [t('cli:eventStates.was', { name })])
  await confirm(context, [t(`cli:eventStates.confirm.${state}`, { name }), ...effects].join(' '))
  const after = await once(context, {
    words: ['events.setState', params.id, body],
    isNew,
    send: (key) => events.setState({ params, body }, { key }),
  })
  return item(after, [t(`cli:eventStates.done.${state}`, { name }), ...effects])
}

interface Money extends Pick<Change, 'refundTo' | 'state'> {
  readonly paidOrders: number
}

/** What becomes of the money, if there is any to refund. */
function moneyTexts(t: Context['t'], { refundTo, paidOrders, state }: Money): string[] {
  if (state !== 'calledOff' || paidOrders === 0) return []
  return [t(`cli:eventStates.money.${refundTo ?? 'none'}`, { orders: paidOrders })]
}
