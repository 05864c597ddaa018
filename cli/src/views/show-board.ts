import type { EventView } from '@polynya/contract'
import { createElement, useState } from 'react'
import { boardLines } from '../commands/events/board.ts'
import type { Context } from '../context/context.ts'
import { clean } from '../terminal/clean.ts'
import { draw } from './draw.ts'
import { EventBoard, type Line } from './EventBoard.tsx'

/** Shows an event until a key ends it; R reloads it. */
export function showBoard(context: Context, event: EventView): Promise<void> {
  const linesOf = (shown: EventView): Line[] =>
    boardLines(context, shown).map((line) => (typeof line === 'string' ? clean(line) : line))
  const reload = async () => linesOf(await (await context.client()).events.view({ params: { id: event.id } }))
  return draw<void>(context, ({ done }) =>
    createElement(Board, { first: linesOf(event), reload, done, keys: context.t('cli:keys.board') }),
  )
}

interface Props {
  readonly first: Line[]
  readonly reload: () => Promise<Line[]>
  readonly done: () => void
  readonly keys: string
}

function Board({ first, reload, done, keys }: Props) {
  const [{ lines, isFresh }, set] = useState({ lines: first, isFresh: true })
  const onReload = () => {
    set({ lines, isFresh: false })
    reload().then(
      (next) => set({ lines: next, isFresh: true }),
      () => set({ lines, isFresh: false }),
    )
  }
  return createElement(EventBoard, { lines, isFresh, keys, onReload, onDone: done })
}
