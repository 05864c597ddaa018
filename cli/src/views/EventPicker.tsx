import { Box, Text, useInput } from 'ink'
import { useState } from 'react'
import { edited, isCancel } from './edited.ts'

export interface Choice {
  readonly id: number
  readonly name: string
  readonly note: string
}

interface Props {
  readonly title: string
  readonly keys: string
  readonly nothing: string
  readonly choices: readonly Choice[]
  readonly onDone: (id: number) => void
  readonly onCancel: () => void
}

const ROWS = 10

/** A list that typing makes shorter. */
export function EventPicker({ title, keys, nothing, choices, onDone, onCancel }: Props) {
  const [filter, setFilter] = useState('')
  const [at, setAt] = useState(0)
  const found = choices.filter(({ id, name, note }) =>
    `${id} ${name} ${note}`.toLowerCase().includes(filter.toLowerCase()),
  )
  const here = Math.min(at, Math.max(0, found.length - 1))
  useInput((input, key) => {
    if (isCancel(input, key) || key.escape) return onCancel()
    const chosen = found[here]
    if (key.return) return chosen && onDone(chosen.id)
    if (key.upArrow) return setAt(Math.max(0, here - 1))
    if (key.downArrow) return setAt(Math.min(found.length - 1, here + 1))
    setFilter((before) => edited(before, input, key))
    setAt(0)
  })
  const first = Math.max(0, Math.min(here - ROWS + 3, found.length - ROWS))
  return (
    <Box flexDirection="column">
      <Text bold>
        {title} <Text color="cyan">{filter}</Text>
        <Text inverse> </Text>
      </Text>
      {found.length === 0 ? <Text>{nothing}</Text> : null}
      {found.slice(first, first + ROWS).map((choice) => (
        <Text key={choice.id} color={choice === found[here] ? 'cyan' : undefined} wrap="truncate-end">
          {choice === found[here] ? '› ' : '  '}
          {choice.id} {choice.name} <Text dimColor>{choice.note}</Text>
        </Text>
      ))}
      <Text dimColor>{keys}</Text>
    </Box>
  )
}
