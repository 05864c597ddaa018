import { Box, Text, useInput } from 'ink'
import { useState } from 'react'
import { edited, isCancel } from './edited.ts'

type Intent =
  | { readonly kind: 'markPaid' }
  | { readonly kind: 'refund'; readonly amount: string; readonly to: 'card' | 'credit' }

export type OrderAction = Intent & { readonly reason: string }

export interface OrderFormWords {
  /** Questions by field; the last one, of the reason, names what Enter does. */
  readonly asks: Readonly<Record<'amount' | 'to', string>>
  readonly confirms: (id: number, intent: Intent) => string
  readonly ways: Readonly<Record<'card' | 'credit', string>>
  readonly formKeys: string
}

interface Props {
  readonly kind: OrderAction['kind']
  readonly row: { readonly id: number; readonly overpaid: string }
  readonly words: OrderFormWords
  readonly onDone: (action: OrderAction) => void
  readonly onCancel: () => void
}

type Field = 'amount' | 'to' | 'reason'

const FIELDS = {
  markPaid: ['reason'],
  refund: ['amount', 'to', 'reason'],
} as const satisfies Record<OrderAction['kind'], readonly Field[]>

/** Reads what an action needs, one field after another; nothing is done before the last one. */
export function OrderForm({ kind, row, words, onDone, onCancel }: Props) {
  const [step, setStep] = useState(0)
  const [amount, setAmount] = useState(row.overpaid)
  const [to, setTo] = useState<'card' | 'credit'>('card')
  const [reason, setReason] = useState('')
  const fields: readonly Field[] = FIELDS[kind]
  const field = fields[step] ?? 'reason'
  const intent: Intent = kind === 'markPaid' ? { kind } : { kind, amount, to }
  useInput((input, key) => {
    if (isCancel(input, key) || key.escape) return onCancel()
    if (key.return) {
      if (field === 'amount' && amount.trim() === '') return
      if (field !== 'reason') return setStep(step + 1)
      if (reason.trim() !== '') onDone({ ...intent, reason: reason.trim() })
      return
    }
    if (field === 'amount') setAmount(edited(amount, input, key))
    else if (field === 'reason') setReason(edited(reason, input, key))
    else if (input === ' ' || key.leftArrow || key.rightArrow) setTo(to === 'card' ? 'credit' : 'card')
  })
  const value = { amount, to: `‹ ${words.ways[to]} ›`, reason }[field]
  const question = field === 'reason' ? words.confirms(row.id, intent) : words.asks[field]
  return (
    <Box flexDirection="column">
      <Text>
        {question} <Text color="cyan">{value}</Text>
        {field === 'to' ? null : <Text inverse> </Text>}
      </Text>
      <Text dimColor>{words.formKeys}</Text>
    </Box>
  )
}
