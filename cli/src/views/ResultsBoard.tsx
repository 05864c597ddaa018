import { Box, Text, useInput } from 'ink'
import { useEffect, useState } from 'react'
import { isCancel } from './edited.ts'

/** The results of one distance. */
export interface BoardPage {
  readonly title: string
  readonly head: string
  readonly rows: readonly { readonly key: string; readonly line: string; readonly isNew: boolean }[]
}

interface Props {
  readonly words: { readonly loading: string; readonly nothing: string; readonly keys: string }
  /** Ends when the signal aborts, as it does when the view is closed. */
  readonly follow: (signal: AbortSignal) => AsyncIterable<readonly BoardPage[]>
  readonly describe: (problem: unknown) => string
  readonly onDone: () => void
  readonly onCancel: () => void
}

const ROWS = 15

/** Results that follow an event: the distance with the latest result is shown until a key chooses one. */
export function ResultsBoard({ words, follow, describe, onDone, onCancel }: Props) {
  const [pages, setPages] = useState<readonly BoardPage[] | null>(null)
  const [latest, setLatest] = useState(0)
  const [chosen, setChosen] = useState<number | null>(null)
  const [top, setTop] = useState(0)
  const [problem, setProblem] = useState('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the view follows one event as long as it is shown
  useEffect(() => {
    const closed = new AbortController()
    const { signal } = closed
    const read = async () => {
      for await (const next of follow(signal)) {
        if (signal.aborted) return
        setPages(next)
        const changed = next.findIndex(({ rows }) => rows.some(({ isNew }) => isNew))
        if (changed >= 0) setLatest(changed)
      }
    }
    read().catch((failure) => setProblem(describe(failure)))
    return () => closed.abort()
  }, [])

  const count = pages?.length ?? 0
  const at = Math.min(chosen ?? latest, Math.max(0, count - 1))
  const page = pages?.[at]
  const step = (by: number) => {
    setChosen((at + by + count) % Math.max(1, count))
    setTop(0)
  }
  useInput((input, key) => {
    if (isCancel(input, key)) return onCancel()
    if (key.escape || input === 'q' || input === 'й') return onDone()
    if (key.leftArrow) return step(-1)
    if (key.rightArrow || key.tab) return step(1)
    if (key.upArrow) return setTop(Math.max(0, top - 1))
    if (key.downArrow) return setTop(Math.max(0, Math.min((page?.rows.length ?? 0) - ROWS, top + 1)))
    if (input === 'l' || input === 'д') setChosen(null)
  })
  return (
    <Box flexDirection="column">
      {pages === null ? <Text>{words.loading}</Text> : null}
      {pages !== null && !page ? <Text>{words.nothing}</Text> : null}
      {page ? (
        <>
          <Text bold>{`${page.title} · ${at + 1}/${count}`}</Text>
          <Text dimColor>{`  ${page.head}`}</Text>
          {page.rows.slice(top, top + ROWS).map(({ key, line, isNew }) => (
            <Text key={key} color={isNew ? 'green' : undefined} wrap="truncate-end">
              {isNew ? '+ ' : '  '}
              {line}
            </Text>
          ))}
        </>
      ) : null}
      {problem ? <Text color="red">{problem}</Text> : null}
      <Text dimColor>{words.keys}</Text>
    </Box>
  )
}
