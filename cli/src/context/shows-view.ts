import type { Context } from './context.ts'

/** Whether a result is shown as an interactive view: neither a pipe, nor a screen reader, nor a program gets one. */
export const showsView = ({ terminal, settings }: Pick<Context, 'terminal' | 'settings'>): boolean =>
  terminal.canDraw && terminal.showsResults && !settings.json && !settings.jsonl && settings.fields === null
