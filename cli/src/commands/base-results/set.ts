import { readBaseResultLines } from '@polynya/domain'
import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { changeBaseResults } from './change.ts'
import { yearOf } from './year-of.ts'

/** In place of a time: the distance has no base result. */
const NONE = 'none'
/** Any time, to read the other words of a line without one. */
const SOME_TIME = '00:10.00'

export const run: Run<'base-results set'> = async (context, { year, gender, distance, time }) => {
  const number = yearOf(context, year)
  const line = [gender, distance, time === NONE ? SOME_TIME : time].join('\t')
  const value = readBaseResultLines(line)[0]?.value
  if (!value)
    throw new Stop('usage', context.t('cli:notABaseResult', { text: [gender, distance, time].join(' ') }))
  return changeBaseResults(context, number, [{ ...value, result: time === NONE ? null : value.result }])
}
