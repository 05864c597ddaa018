import { Box, Text, useInput } from 'ink'
import { useState } from 'react'
import { dotLines, type Point } from '../terminal/dots.ts'
import { isCancel } from './edited.ts'

/** The base results of a distance and a gender by year. */
export interface BaseSeries {
  readonly key: string
  readonly title: string
  readonly points: readonly Point[]
}

interface Props {
  readonly series: readonly BaseSeries[]
  /** Characters of a line. */
  readonly width: number
  readonly keys: string
  readonly onDone: () => void
  readonly onCancel: () => void
}

const ROWS = 10

/** A list of distances with their latest base results, and the years of the chosen one as a chart. */
export function BaseChart({ series, width, keys, onDone, onCancel }: Props) {
  const [at, setAt] = useState(0)
  useInput((input, key) => {
    if (isCancel(input, key)) return onCancel()
    if (key.escape || input === 'q' || input === 'й') return onDone()
    if (key.upArrow) setAt(Math.max(0, at - 1))
    if (key.downArrow) setAt(Math.min(series.length - 1, at + 1))
  })
  const top = Math.max(0, Math.min(at - Math.floor(ROWS / 2), series.length - ROWS))
  const chosen = series[at]
  return (
    <Box flexDirection="column">
      {series.slice(top, top + ROWS).map(({ key, title, points }) => (
        <Text key={key} bold={key === chosen?.key} wrap="truncate-end">
          {key === chosen?.key ? '> ' : '  '}
          {title} {points.at(-1)?.text}
        </Text>
      ))}
      {chosen ? (
        <Box flexDirection="column" marginTop={1}>
          <Text bold>{chosen.title}</Text>
          {dotLines(chosen.points, width).map((line) => (
            <Text key={line} wrap="truncate-end">
              {line}
            </Text>
          ))}
        </Box>
      ) : null}
      <Text dimColor>{keys}</Text>
    </Box>
  )
}
