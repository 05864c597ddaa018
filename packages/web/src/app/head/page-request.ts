/** What the server passes with the data of a page. */

import type { Site } from '@polynya/contract'
import type { Language } from '@polynya/i18n'

export interface PageRequest {
  readonly language: Language
  /** The page's own address: with the language that the requested one names. */
  readonly address: string
  /** The addresses of the page: one for each language, and one in the language of its reader. */
  readonly alternates: Readonly<Record<Language | 'x-default', string>>
  /** How messengers show a link to it, if it has a share picture. */
  readonly preview: Preview | null
  /** Where other sites request the widget that shows the same as the page; null if there is none. */
  readonly oEmbed: string | null
  readonly site: Site
}

export interface Preview {
  readonly title: string
  readonly description: string
  /** Path of the picture. */
  readonly picture: string
  readonly alt: string
}
