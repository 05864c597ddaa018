import * as z from 'zod/mini'
import { CountryCode, RegionCode, SeasonLabel } from './scalars.ts'

/** What every page shows of the federation that runs the site. */
export const Site = z.object({
  /** The three title lines of the header, in both languages. */
  titles: z.object({ ru: z.array(z.string()), en: z.array(z.string()) }),
  logoLink: z.nullable(z.string()),
  support: z.nullable(z.string()),
  season: SeasonLabel,
  /** Whether this installation shows a made-up federation. */
  demo: z.boolean(),
})

export const Country = z.object({ code: CountryCode, ru: z.string(), en: z.string() })
export const Region = z.object({ code: RegionCode, ru: z.string(), en: z.string() })
export const Countries = z.object({ countries: z.array(Country) })
export const Regions = z.object({ regions: z.array(Region) })

export type Site = z.output<typeof Site>
export type Country = z.output<typeof Country>
export type Region = z.output<typeof Region>
