import { findDistCode, formatRaceTime, GENDERS, parseRaceTime } from '@polynya/domain'
import type { Context } from '../../context/context.ts'
import { type Column, item, rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { showsView } from '../../context/shows-view.ts'
import { Stop } from '../../failures/exit-status.ts'
import type { BaseSeries } from '../../views/BaseChart.tsx'
import { type BaseChange, baseHistory } from './base-history.ts'

/** Base results over the years, drawn for the distance that is chosen; a table for pipes and screen readers. */
export const run: Run<'base-results chart'> = async (context, { distance }) => {
  const { t } = context
  const distCode = distance === undefined ? undefined : findDistCode(distance)
  if (distCode === null) throw new Stop('usage', t('cli:noSuchDistance', { text: distance ?? '' }))
  const history = await baseHistory(await context.client(), distCode)
  if (history.length === 0 || !showsView(context))
    return rows(history, columnsIn(context), t('cli:noBaseYears'))
  const { showBaseChart } = await import('../../views/show-base-chart.ts')
  await showBaseChart(context, seriesOf(context, history))
  return item(null, [])
}

const columnsIn = ({ t }: Pick<Context, 't'>): Column<BaseChange>[] => [
  { title: t('cli:label.distance'), of: ({ distCode }) => distCode },
  {
    title: t('cli:label.gender'),
    of: ({ gender }) => gender,
    shown: ({ gender }) => t(`sport:genders.${GENDERS[gender]}`),
  },
  { title: t('cli:label.year'), of: ({ year }) => year, right: true },
  { title: t('cli:label.time'), of: ({ result }) => result, right: true },
  {
    title: t('cli:label.change'),
    of: ({ changeCs }) => changeCs,
    shown: ({ changeCs }) => changeText(changeCs),
    right: true,
  },
]

/** A change in seconds, such as `−0.45`. */
function changeText(changeCs: number | null): string {
  if (changeCs === null) return ''
  const sign = changeCs < 0 ? '−' : changeCs > 0 ? '+' : ''
  return `${sign}${(Math.abs(changeCs) / 100).toFixed(2)}`
}

/** One line of the chart for each distance and gender. */
const seriesOf = ({ t }: Pick<Context, 't'>, history: readonly BaseChange[]): BaseSeries[] =>
  [...Map.groupBy(history, ({ distCode, gender }) => `${distCode} ${gender}`)].map(([key, changes]) => {
    const [first] = changes
    return {
      key,
      title: first ? `${first.distCode} · ${t(`sport:genders.${GENDERS[first.gender]}`)}` : '',
      points: changes.map(({ year, result, changeCs }) => ({
        label: String(year),
        value: parseRaceTime(result) ?? 0,
        text: [formatRaceTime(parseRaceTime(result) ?? 0), changeText(changeCs)].join('  ').trimEnd(),
      })),
    }
  })
