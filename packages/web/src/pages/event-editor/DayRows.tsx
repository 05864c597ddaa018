import { useWords } from '@polynya/ui'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import type { FormState } from '../../infrastructure/forms/use-form-state.ts'
import { AddRow } from './rows/AddRow.tsx'
import { RowActions } from './rows/RowActions.tsx'
import { type RowMoves, useRows } from './rows/use-rows.ts'
import { NEW_LINE, type ScheduleValues } from './schedule-values.ts'

/** One day of the schedule with its lines. */
export function DayRows({
  state,
  days,
  index,
}: {
  readonly state: FormState<ScheduleValues>
  readonly days: RowMoves
  readonly index: number
}) {
  const { t } = useWords()
  const path = `dayProgram.${index}` as const
  const day = days.rowName(index)
  const lines = useRows({
    state,
    name: `${path}.children`,
    first: 'time',
    rowName: (line) => `${day}, ${t('eventEditor:schedule.line', { number: line + 1 })}`,
  })
  return (
    <fieldset className="row-group">
      <legend>{day}</legend>
      <div className="row-group-head">
        <TextField
          state={state}
          name={`${path}.date`}
          label={t('eventEditor:schedule.date')}
          input={{ type: 'date' }}
        />
        <RowActions rows={days} index={index} />
      </div>
      <ol className="row-list" data-aligned>
        {lines.keys.map((key, line) => (
          <li key={key} className="row-line" data-columns="line">
            <TextField
              state={state}
              name={`${path}.children.${line}.time`}
              label={t('eventEditor:schedule.time')}
              input={{ type: 'time' }}
            />
            <TextField
              state={state}
              name={`${path}.children.${line}.text`}
              label={t('eventEditor:schedule.text')}
            />
            <TextField
              state={state}
              name={`${path}.children.${line}.textEn`}
              label={t('eventEditor:schedule.textEn')}
              input={{ lang: 'en' }}
            />
            <RowActions rows={lines} index={line} />
          </li>
        ))}
      </ol>
      <AddRow rows={lines} row={NEW_LINE}>
        {t('eventEditor:schedule.addLine')}
      </AddRow>
    </fieldset>
  )
}
