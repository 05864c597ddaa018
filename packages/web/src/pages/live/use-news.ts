import { startNews } from '@polynya/domain'
import { resultText } from '@polynya/i18n'
import { starterName, useWords } from '@polynya/ui'
import { useEffect, useRef } from 'react'
import { distanceName } from '../../features/events/distance-name.ts'
import type { BoardStart } from '../../features/live/live-board.ts'
import { type Moment, whenText } from '../../features/live/live-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'

/** Notifies of the heats and results of followed swimmers, each once while the page is open. */
export function useNews(starts: readonly BoardStart[], moment: Moment): void {
  const words = useWords()
  const { notifications } = useApp()
  const known = useRef<Map<number, string | null> | null>(null)
  const { now } = moment
  const stages = new Map(starts.map((start) => [start.lane.starter.entryId, newsOf(start, now)]))
  const text = JSON.stringify([...stages])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `text` holds what the stages of the starts depend on
  useEffect(() => {
    const before = known.current
    known.current = new Map([...(before ?? []), ...stages])
    if (before === null) return
    for (const { heat, lane } of starts) {
      const stage = stages.get(lane.starter.entryId) ?? null
      const was = before.get(lane.starter.entryId)
      // A swimmer who was followed just now is on the page already.
      if (was === undefined || was === stage || stage === null) continue
      const title = starterName(lane.starter, words.language).text
      const news = lane.result
        ? `${distanceName(lane.list, words)}: ${resultText(lane.result, words.t)}`
        : words.t('live:follow.heatSoon', {
            distance: distanceName(lane.list, words),
            heat: String(lane.heat.heat),
            when: whenText(heat, moment, words) ?? '',
          })
      notifications.tell({ tone: 'good', say: () => ({ title, text: news }) }, 'notification')
    }
  }, [text])
}

/** What is announced of a start; null if nothing is yet. */
const newsOf = ({ heat: { expectedAt }, lane: { result } }: BoardStart, now: Date) =>
  startNews({ result, expectedAt }, now)
