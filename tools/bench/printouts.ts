/** The full protocol of a championship as PDF: time, memory of its process, and delay of the server's event loop. */

import { readFile } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setInterval as every } from 'node:timers/promises'
import { pdfPrinter } from '../../packages/server/src/areas/printouts/pdf/print.ts'
import type { Printout } from '../../packages/server/src/areas/printouts/pdf/printout.ts'
import type { Row } from './report.ts'

/** 5 100 starts in groups of a usual size. */
const GROUPS = 170
const IN_GROUP = 30

const TITLES = ['Место', 'Участник', 'Год', 'Регион', 'Клуб', 'Время', 'Штраф', 'Итог', 'Очки', 'Примечание']
const WIDTHS = [1.9, 5.2, 1.6, 4.6, 3.8, 2.7, 2, 2.7, 1.8, 4.4]

const protocol: Printout = {
  language: 'ru',
  title: 'Протокол результатов',
  event: 'Чемпионат',
  facts: ['24–25 января 2026'],
  mark: null,
  layout: 'table',
  page: { size: 'A4', isLandscape: false },
  header: null,
  footer: null,
  logo: null,
  part: 'Раздел',
  columns: TITLES.map((title, index) => ({ title, width: WIDTHS[index] ?? 1 })),
  sections: Array.from({ length: GROUPS }, (_, group) => ({
    title: `50 м брасс, женщины. Группа ${group}`,
    notes: [],
    rows: Array.from({ length: IN_GROUP }, (_, index) => [
      ...[
        String(index + 1),
        `Петрова-Иванова Анна ${index}`,
        '1980',
        'Республика Карелия',
        'Карельские моржи',
      ],
      ...['00:41.50', index % 9 === 0 ? '+5 с' : '', '00:46.50', '512', ''],
    ]),
  })),
  nothing: '',
  signatures: ['Главный судья', 'Главный секретарь'],
  printed: 'Напечатано 25 января 2026',
  at: '2026-01-25T15:00:00Z',
}

export async function printouts(suite: string): Promise<Row[]> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  const memory = watchChildren()
  delay.enable()
  const startedAt = performance.now()
  await pdfPrinter()(protocol, { signal: new AbortController().signal })
  const ms = performance.now() - startedAt
  delay.disable()
  const name = `protocol of ${GROUPS * IN_GROUP} starts`
  return [
    { suite, name: `${name} as PDF`, value: ms, unit: 'ms', goal: { atMost: 10_000 } },
    { suite, name: 'memory of its process', value: await memory.stop(), unit: 'MB', goal: { atMost: 400 } },
    {
      suite,
      name: "delay of the server's event loop",
      value: delay.max / 1e6,
      unit: 'ms',
      goal: { atMost: 100 },
    },
  ]
}

/** Watches the peak memory of the processes that this one starts, as Linux counts it. */
function watchChildren() {
  const done = new AbortController()
  const peak = (async () => {
    let most = 0
    try {
      for await (const _ of every(20, undefined, { signal: done.signal })) {
        const children = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8')
        for (const pid of children.trim().split(' ').filter(Boolean)) {
          const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
          most = Math.max(most, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000)
        }
      }
    } catch (problem) {
      if (!done.signal.aborted) throw problem
    }
    return most
  })()
  return {
    stop: () => {
      done.abort()
      return peak
    },
  }
}
