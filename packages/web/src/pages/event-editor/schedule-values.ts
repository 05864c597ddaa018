import type { EventUpdate, EventView } from '@polynya/contract'
import { inProgrammeOrder } from '@polynya/domain'
import { textOf, textOrNull } from '../../infrastructure/forms/field-values.ts'
import { knownId } from './known-id.ts'

export interface LineValues {
  id?: number
  time: string
  text: string
  textEn: string
}

export interface DayValues {
  id?: number
  date: string
  children: LineValues[]
}

export interface ScheduleValues {
  dayProgram: DayValues[]
}

export const NEW_LINE: LineValues = { time: '', text: '', textEn: '' }

export const scheduleValues = ({ dayProgram }: Pick<EventView, 'dayProgram'>): ScheduleValues => ({
  dayProgram: dayProgram.map(({ id, date, children }) => ({
    id,
    date,
    children: inProgrammeOrder(children).map((line) => ({
      id: line.id,
      time: textOf(line.time),
      text: line.text,
      textEn: textOf(line.textEn),
    })),
  })),
})

/** Rows in display order; a row that another user has removed meanwhile is re-created. */
export function scheduleInput(
  { dayProgram }: ScheduleValues,
  stored: Pick<EventView, 'dayProgram'>,
): EventUpdate {
  const day = knownId(stored.dayProgram)
  const line = knownId(stored.dayProgram.flatMap(({ children }) => children))
  return {
    dayProgram: dayProgram.map(({ id, date, children }) => ({
      ...day(id),
      date,
      children: children.map((row, position) => ({
        ...line(row.id),
        position,
        time: textOrNull(row.time),
        text: row.text.trim(),
        textEn: textOrNull(row.textEn),
      })),
    })),
  }
}
