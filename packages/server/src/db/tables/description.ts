import type { Language } from '@polynya/contract'
import type { Generated } from 'kysely'

export interface DescriptionTable {
  id: Generated<number>
  event_id: number
  lang: Language
  html: string
}
