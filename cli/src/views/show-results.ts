import { createElement } from 'react'
import type { Context } from '../context/context.ts'
import { failureText } from '../failures/describe-failure.ts'
import { clean } from '../terminal/clean.ts'
import { draw } from './draw.ts'
import { type BoardPage, ResultsBoard } from './ResultsBoard.tsx'

/** Shows results as they change until a key ends it. */
export async function showResults(
  context: Context,
  follow: (signal: AbortSignal) => AsyncIterable<readonly BoardPage[]>,
): Promise<void> {
  const { t } = context
  const words = {
    loading: t('cli:queue.loading'),
    nothing: t('cli:board.nothing'),
    keys: t('cli:keys.results'),
  }
  const describe = (problem: unknown) => clean(failureText(problem, t))
  await draw<void>(context, ({ done, cancel }) =>
    createElement(ResultsBoard, { words, follow, describe, onDone: done, onCancel: cancel }),
  )
}
