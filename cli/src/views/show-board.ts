import { createElement, useState } from 'react'
import type { Context } from '../context/context.ts'
import { clean } from '../terminal/clean.ts'
import { draw } from './draw.ts'
import { EventBoard, type Line } from './EventBoard.tsx'

type Lines = readonly Line[]

/**
 * Shows the lines of an event until a key ends it; R reloads them.
 * @param load requests the lines again
 */
export function showBoard(context: Context, lines: Lines, load: () => Promise<Lines>): Promise<void> {
  const reload = async () => cleaned(await load())
  return draw<void>(context, ({ done, cancel }) =>
    createElement(Board, { first: cleaned(lines), reload, done, cancel, keys: context.t('cli:keys.board') }),
  )
}

const cleaned = (lines: Lines): Line[] =>
  lines.map((line) =>
    typeof line === 'string'
      ? clean(line)
      : ([line[0], line[1] === null ? null : clean(String(line[1]))] as const),
  )

interface Props {
  readonly first: Lines
  readonly reload: () => Promise<Lines>
  readonly done: () => void
  readonly cancel: () => void
  readonly keys: string
}

function Board({ first, reload, done, cancel, keys }: Props) {
  const [{ lines, isFresh }, set] = useState({ lines: first, isFresh: true })
  const onReload = () => {
    set({ lines, isFresh: false })
    reload().then(
      (next) => set({ lines: next, isFresh: true }),
      () => set({ lines, isFresh: false }),
    )
  }
  return createElement(EventBoard, { lines, isFresh, keys, onReload, onDone: done, onCancel: cancel })
}
