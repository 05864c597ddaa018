import { Box, type Key, Text, useInput } from 'ink'
import { useEffect, useRef, useState } from 'react'
import { edited, isCancel } from './edited.ts'
import { type OrderAction, OrderForm, type OrderFormWords } from './OrderForm.tsx'

export const PAID_FILTERS = ['unpaid', 'paid', 'all'] as const
export type PaidFilter = (typeof PAID_FILTERS)[number]

export interface QueueFilter {
  readonly paid: PaidFilter
  readonly search: string
}

/** An order as a line of the table. */
export interface QueueRow {
  readonly id: number
  readonly line: string
  /** Whether it can be marked as paid. */
  readonly isPayable: boolean
  readonly isPaid: boolean
  /** What a refund suggests. */
  readonly overpaid: string
}

export interface QueuePage {
  readonly head: string
  readonly rows: readonly QueueRow[]
  /** How many orders there are, of which the first ones are shown. */
  readonly count: string
}

export interface QueueWords extends OrderFormWords {
  readonly title: string
  readonly keys: string
  readonly searchKeys: string
  readonly searching: string
  readonly nothing: string
  readonly loading: string
  readonly filters: Readonly<Record<PaidFilter, string>>
}

interface Props {
  readonly words: QueueWords
  readonly load: (filter: QueueFilter) => Promise<QueuePage>
  /** Returns what was done, in words. */
  readonly perform: (row: QueueRow, action: OrderAction) => Promise<string>
  readonly describe: (problem: unknown) => string
  readonly onDone: () => void
  readonly onCancel: () => void
}

const ROWS = 12
/** Milliseconds after the last character of a search. */
const PAUSE_MS = 250

interface Note {
  readonly text: string
  readonly isProblem: boolean
}

/** Orders to mark as paid and to refund, one after another. */
export function OrderQueue({ words, load, perform, describe, onDone, onCancel }: Props) {
  const [filter, setFilter] = useState<QueueFilter>({ paid: 'unpaid', search: '' })
  const [page, setPage] = useState<QueuePage | null>(null)
  const [at, setAt] = useState(0)
  const [mode, setMode] = useState<'list' | 'search' | OrderAction['kind']>('list')
  const [note, setNote] = useState<Note | null>(null)
  const latest = useRef(0)

  const reload = async (wanted: QueueFilter) => {
    latest.current += 1
    const turn = latest.current
    try {
      const loaded = await load(wanted)
      if (turn === latest.current) setPage(loaded)
    } catch (problem) {
      if (turn === latest.current) setNote({ text: describe(problem), isProblem: true })
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is the same for the whole view
  useEffect(() => {
    const timer = setTimeout(() => void reload(filter), filter.search ? PAUSE_MS : 0)
    return () => clearTimeout(timer)
  }, [filter])

  const rows = page?.rows ?? []
  const here = Math.min(at, Math.max(0, rows.length - 1))
  const chosen = rows[here]

  const onListKey = (input: string, key: Key) => {
    if (key.escape || isKey(input, 'qй')) return onDone()
    if (key.upArrow) return setAt(Math.max(0, here - 1))
    if (key.downArrow) return setAt(Math.min(rows.length - 1, here + 1))
    if (key.tab) {
      // The orders of one filter must not be shown, and paid, under the name of another.
      setPage(null)
      return setFilter({ ...filter, paid: after(filter.paid) })
    }
    if (input === '/' || input === '.') return setMode('search')
    if (isKey(input, 'lд')) return void reload(filter)
    if (!chosen) return
    setNote(null)
    if (isKey(input, 'pз') && chosen.isPayable) return setMode('markPaid')
    if (isKey(input, 'rк') && chosen.isPaid) return setMode('refund')
  }
  useInput(
    (input, key) => {
      if (isCancel(input, key)) return onCancel()
      if (mode === 'list') return onListKey(input, key)
      if (key.return || key.escape) return setMode('list')
      setFilter({ ...filter, search: edited(filter.search, input, key) })
      setAt(0)
    },
    { isActive: mode === 'list' || mode === 'search' },
  )

  const onAction = async (row: QueueRow, action: OrderAction) => {
    setMode('list')
    try {
      setNote({ text: await perform(row, action), isProblem: false })
    } catch (problem) {
      setNote({ text: describe(problem), isProblem: true })
    }
    await reload(filter)
  }

  const first = Math.max(0, Math.min(here - ROWS + 3, rows.length - ROWS))
  const isForm = mode === 'markPaid' || mode === 'refund'
  return (
    <Box flexDirection="column">
      <Text>
        <Text bold>{words.title}</Text> · {words.filters[filter.paid]}
        {page ? ` · ${page.count}` : ''}
        {filter.search || mode === 'search' ? ` · ${words.searching} ` : ''}
        <Text color="cyan">{filter.search}</Text>
        {mode === 'search' ? <Text inverse> </Text> : null}
      </Text>
      {page === null ? <Text>{words.loading}</Text> : null}
      {page !== null && rows.length === 0 ? <Text>{words.nothing}</Text> : null}
      {page !== null && rows.length > 0 ? <Text bold>{`  ${page.head}`}</Text> : null}
      {rows.slice(first, first + ROWS).map((row) => (
        <Text key={row.id} color={row === chosen ? 'cyan' : undefined} wrap="truncate-end">
          {row === chosen ? '› ' : '  '}
          {row.line}
        </Text>
      ))}
      {note ? <Text color={note.isProblem ? 'red' : 'green'}>{note.text}</Text> : null}
      {isForm && chosen ? (
        <OrderForm
          kind={mode}
          row={chosen}
          words={words}
          onDone={(action) => void onAction(chosen, action)}
          onCancel={() => setMode('list')}
        />
      ) : (
        <Text dimColor>{mode === 'search' ? words.searchKeys : words.keys}</Text>
      )}
    </Box>
  )
}

/** Whether a typed character is one of those of a key, in the Latin and in the Russian layout. */
const isKey = (input: string, characters: string) => input !== '' && characters.includes(input.toLowerCase())

const after = (paid: PaidFilter): PaidFilter =>
  PAID_FILTERS[(PAID_FILTERS.indexOf(paid) + 1) % PAID_FILTERS.length] ?? 'unpaid'
