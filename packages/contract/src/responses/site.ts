/** Shapes of the answers of `site`. */

import * as z from 'zod/mini'
import type { AnswersOf } from '../answers-of.ts'
import * as site from '../schemas/answers/site.ts'

export const answers = {
  get: site.Site,
  countries: site.Countries,
  regions: site.Regions,
  text: site.SiteText,
  settings: site.SiteSettings,
  updateSettings: site.SiteSettings,
  textVersions: z.object({ versions: z.array(site.TextVersion) }),
  textVersion: site.WholeTextVersion,
  publishText: site.TextVersion,
} as const satisfies AnswersOf<'site'>
