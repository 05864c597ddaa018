import { type App, useApp } from '../app/app-context.ts'
import { CUSTODY } from './custody-queries.ts'

type SayDone = Parameters<App['notifications']['tell']>[0]['say']

/** What to do once something of custody was settled: lists and profiles are asked for again, and it is said. */
export function useSettled(): (say: SayDone) => void {
  const { cache, notifications } = useApp()
  return (say) => {
    for (const keys of [CUSTODY, 'swimmers.']) cache.change(keys, (answer) => answer)
    notifications.tell({ tone: 'good', say }, 'message')
  }
}

/** Gives the focus to a heading whose list has lost what was settled. */
export const focusOn = (id: string) => setTimeout(() => document.getElementById(id)?.focus())
