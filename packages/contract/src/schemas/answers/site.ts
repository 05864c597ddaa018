import * as z from 'zod/mini'
import { GatewayName } from './event.ts'
import { Id, Instant, Language } from './scalars.ts'

const titles = z.array(z.string())
const place = { code: z.string(), ru: z.string(), en: z.string() }

/** Data of the federation shown on every page. */
export const Site = z.object({
  /** The three title lines of the header, in both languages. */
  titles: z.object({ ru: titles, en: titles }),
  logoLink: z.nullable(z.string()),
  support: z.nullable(z.string()),
  /** The season that is shown, such as `2025-2026`. */
  season: z.string(),
  /** The federation's time zone: ages, ranks and the last days of documents count by the date in it. */
  timeZone: z.string(),
  /** Whether this installation shows a made-up federation. */
  demo: z.boolean(),
  /** The gateways that take new payments; none means that nothing can be paid online. */
  paymentGateways: z.array(GatewayName),
})

/** Site-wide settings of the federation. */
export const SiteSettings = z.object({
  titles,
  titlesEn: titles,
  logoLink: z.nullable(z.string()),
  support: z.nullable(z.string()),
  /** A pinned season; null follows the clock. */
  season: z.nullable(z.string()),
  timeZone: z.string(),
  currency: z.string(),
  /** Increases with each change; a change based on an older version is stale. */
  version: z.int(),
})

export const TextName = z.enum(['process', 'terms', 'privacy'])

/** A text of the site in one language. */
export const SiteText = z.object({ name: TextName, lang: Language, version: z.int(), markdown: z.string() })

export const TextVersion = z.object({
  version: z.int(),
  /** Label: the date of its publication. */
  label: z.string(),
  /** Null for the built-in page, which no account published. */
  publishedAt: z.nullable(Instant),
  publishedBy: z.nullable(z.object({ id: Id, firstName: z.string(), lastName: z.string() })),
})

export const WholeTextVersion = z.extend(TextVersion, { ru: z.string(), en: z.string() })

export const Country = z.object(place)
export const Region = z.object(place)
export const Countries = z.object({ countries: z.array(Country) })
export const Regions = z.object({ regions: z.array(Region) })

export type SiteSettings = z.output<typeof SiteSettings>
export type SiteText = z.output<typeof SiteText>
export type TextName = z.output<typeof TextName>
export type TextVersion = z.output<typeof TextVersion>
export type WholeTextVersion = z.output<typeof WholeTextVersion>
export type Site = z.output<typeof Site>
export type Country = z.output<typeof Country>
export type Region = z.output<typeof Region>
