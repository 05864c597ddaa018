import * as z from 'zod/mini'

const titles = z.array(z.string())
const place = { code: z.string(), ru: z.string(), en: z.string() }

/** What every page shows of the federation that runs the site. */
export const Site = z.object({
  /** The three title lines of the header, in both languages. */
  titles: z.object({ ru: titles, en: titles }),
  logoLink: z.nullable(z.string()),
  support: z.nullable(z.string()),
  /** The season that is shown, such as `2025-2026`. */
  season: z.string(),
  /** Whether this installation shows a made-up federation. */
  demo: z.boolean(),
})

export const Country = z.object(place)
export const Region = z.object(place)
export const Countries = z.object({ countries: z.array(Country) })
export const Regions = z.object({ regions: z.array(Region) })

export type Site = z.output<typeof Site>
export type Country = z.output<typeof Country>
export type Region = z.output<typeof Region>
