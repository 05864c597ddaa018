import { Box, Text, useInput } from 'ink'
import { isCancel } from './edited.ts'

/** A line of text, or a name with its value. */
export type Line = string | readonly [name: string, value: string | number | null]

interface Props {
  readonly lines: readonly Line[]
  readonly isFresh: boolean
  readonly keys: string
  readonly onReload: () => void
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** An event at a glance: its registration, its counts, its documents. */
export function EventBoard({ lines, isFresh, keys, onReload, onDone, onCancel }: Props) {
  useInput((input, key) => {
    if (isCancel(input, key)) return onCancel()
    if (key.escape || key.return || input === 'q' || input === 'й') onDone()
    if (input === 'r' || input === 'к') onReload()
  })
  const [title, ...rest] = lines
  const pairs = rest.filter((line) => typeof line !== 'string')
  const width = Math.max(0, ...pairs.map(([name]) => name.length))
  return (
    <Box flexDirection="column" borderStyle="round" borderColor={isFresh ? 'cyan' : 'gray'} paddingX={1}>
      <Text bold>{title as string}</Text>
      {rest.map((line) =>
        typeof line === 'string' ? (
          <Text key={line} wrap="truncate-end">
            {line}
          </Text>
        ) : (
          <Text key={line[0]}>
            <Text dimColor>{line[0].padEnd(width + 2)}</Text>
            {line[1] ?? '—'}
          </Text>
        ),
      )}
      <Text dimColor>{keys}</Text>
    </Box>
  )
}
