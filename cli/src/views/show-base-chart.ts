import { createElement } from 'react'
import type { Context } from '../context/context.ts'
import { BaseChart, type BaseSeries } from './BaseChart.tsx'
import { draw } from './draw.ts'

/** Shows base results by year until a key ends it. */
export const showBaseChart = (context: Context, series: readonly BaseSeries[]): Promise<void> =>
  draw<void>(context, ({ done, cancel }) =>
    createElement(BaseChart, {
      ...{ series, width: context.terminal.width - 1 },
      ...{ keys: context.t('cli:keys.chart'), onDone: done, onCancel: cancel },
    }),
  )
