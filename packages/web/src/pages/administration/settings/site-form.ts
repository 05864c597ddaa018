import type { SiteSettings } from '@polynya/contract'

/** The settings as a form holds them: title lines as one text, what is not set as an empty one. */
export interface SiteForm {
  readonly titles: string
  readonly titlesEn: string
  readonly logoLink: string
  readonly support: string
  readonly season: string
  readonly timeZone: string
  readonly currency: string
}

export const formOf = (settings: SiteSettings): SiteForm => ({
  titles: settings.titles.join('\n'),
  titlesEn: settings.titlesEn.join('\n'),
  logoLink: settings.logoLink ?? '',
  support: settings.support ?? '',
  season: settings.season ?? '',
  timeZone: settings.timeZone,
  currency: settings.currency,
})

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const orNull = (text: string) => text.trim() || null

/** What a form sends. */
export const settingsIn = ({ titles, titlesEn, logoLink, support, season, ...rest }: SiteForm) => ({
  ...rest,
  titles: linesOf(titles),
  titlesEn: linesOf(titlesEn),
  logoLink: orNull(logoLink),
  support: orNull(support),
  season: orNull(season),
})
