import type { Generated } from 'kysely'

export interface DayProgramItemTable {
  id: Generated<number>
  day_program_id: number
  time: string | null
  text: string
  text_en: string | null
  position: number
}
