import { lineOfForbiddenLink, textAnchors, textProblem } from '@polynya/domain'
import * as z from 'zod/mini'
import { Email } from './email.ts'
import { CurrencyCode, exactText, holds, SeasonLabel, TimeZone, text, WebAddress } from './scalars.ts'

const TITLE_LINES = 3

const lines = z
  .array(text('titleLine'))
  .check(z.minLength(1, { error: 'required' }), z.maxLength(TITLE_LINES, { error: 'too_long' }))

/** An e-mail address or an address on the web. */
const isContact = (contact: string) =>
  z.safeParse(Email, contact).success || z.safeParse(WebAddress, contact).success

export const SiteSettingsUpdate = z.strictObject({
  /** One to three title lines, in Russian and in English. */
  titles: z.optional(lines),
  titlesEn: z.optional(lines),
  logoLink: z.optional(z.nullable(WebAddress)),
  support: z.optional(z.nullable(z.string().check(holds(isContact, 'wrong_format')))),
  /** A pinned season; null follows the clock. */
  season: z.optional(z.nullable(SeasonLabel)),
  /** Of the federation's day, and of new events. */
  timeZone: z.optional(TimeZone),
  /** Of new events. */
  currency: z.optional(CurrencyCode),
})

const markdown = exactText('siteText').check(
  z.superRefine((value, context) => {
    const message = textProblem(value)
    if (message) context.addIssue({ code: 'custom', message, input: value })
    const limit = lineOfForbiddenLink(value)
    if (limit !== null) {
      context.addIssue({ code: 'custom', message: 'link_not_allowed', input: value, params: { limit } })
    }
  }),
)

/** A text in both languages, whose sections have the same anchors. `{version}` stands for the version's name. */
export const TextPublication = z
  .strictObject({ ru: markdown, en: markdown })
  .check(
    holds(({ ru, en }) => textAnchors(ru).join() === textAnchors(en).join(), 'text_anchors_differ', ['en']),
  )
