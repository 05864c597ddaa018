import type { JudgeCategory, OfficialRole } from '@polynya/domain'
import type { Generated } from 'kysely'

/** An official of a session. The name is stored, so that it remains when the profile or the account is deleted. */
export interface SessionOfficialTable {
  id: Generated<number>
  session_id: number
  position: number
  role: OfficialRole
  category: JudgeCategory | null
  name: string
  name_en: string | null
  swimmer_id: number | null
  account_id: number | null
}
