import { createElement } from 'react'
import type { Context } from '../context/context.ts'
import { draw } from './draw.ts'
import { OrderQueue, type QueueWords } from './OrderQueue.tsx'

type Queue = Pick<Parameters<typeof OrderQueue>[0], 'load' | 'perform' | 'describe'>

/** Shows orders to mark as paid and to refund until a key ends it. */
export function showQueue(context: Context, queue: Queue): Promise<void> {
  return draw<void>(context, ({ done, cancel }) =>
    createElement(OrderQueue, { ...queue, words: wordsOf(context), onDone: done, onCancel: cancel }),
  )
}

function wordsOf({ t }: Pick<Context, 't'>): QueueWords {
  const ways = { card: t('cli:refundTo.card'), credit: t('cli:refundTo.credit') }
  return {
    title: t('cli:queue.title'),
    keys: t('cli:keys.queue'),
    searchKeys: t('cli:keys.queueSearch'),
    formKeys: t('cli:keys.queueForm'),
    searching: t('cli:queue.searching'),
    nothing: t('cli:noOrders'),
    loading: t('cli:queue.loading'),
    filters: {
      unpaid: t('cli:queue.filters.unpaid'),
      paid: t('cli:queue.filters.paid'),
      all: t('cli:queue.filters.all'),
    },
    asks: { amount: t('cli:queue.amount'), to: t('cli:queue.to') },
    ways,
    confirms: (id, intent) =>
      intent.kind === 'markPaid'
        ? t('cli:queue.markPaid', { id })
        : t('cli:queue.refund', { id, amount: intent.amount, to: ways[intent.to] }),
  }
}
