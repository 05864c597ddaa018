import type { TextName } from '@polynya/contract'

/** A published version of a text of the site, never changed. The first version, 1, is built in and not here. */
export interface TextVersionTable {
  name: TextName
  version: number
  /** What people call it: the day of its publication, numbered from the second one of a day. */
  label: string
  /** Markdown in each language; `{version}` stands for the label. */
  ru: string
  en: string
  account_id: number
  published_at: Date
}
