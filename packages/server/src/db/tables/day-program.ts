import type { Generated } from 'kysely'

export interface DayProgramTable {
  id: Generated<number>
  event_id: number
  date: string
}
