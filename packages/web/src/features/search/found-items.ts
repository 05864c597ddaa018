import type { SearchResults } from '@polynya/contract'
import { inLanguage, type LocalText, swimmerName, type Words } from '@polynya/ui'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { swimmersAddress } from '../swimmers/swimmer-filters.ts'

/** A result as an option of the list: a name, details and the page that it opens. */
export interface FoundItem {
  readonly href: string
  readonly name: Pick<LocalText, 'text'> & Partial<LocalText>
  readonly details: string
}

export const FOUND_GROUPS = ['swimmers', 'events', 'clubs'] as const

export type FoundItems = Readonly<Record<(typeof FOUND_GROUPS)[number], readonly FoundItem[]>>

/** Returns the options of each group. Requires the namespaces `search` and `swimmers`. */
export function foundItems(results: SearchResults, { t, language, formats }: Words): FoundItems {
  const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ')
  return {
    swimmers: results.swimmers.map((swimmer) => {
      const { iwsaid, birthYear, swimmerInfo } = swimmer
      const born = t('swimmers:row.born', { year: String(birthYear) })
      return {
        href: paths.viewSwimmer(iwsaid),
        name: swimmerName(swimmer, language).main,
        details: joined(iwsaid, born, formats.country(swimmerInfo.country), swimmerInfo.club),
      }
    }),
    events: results.events.map(({ id, name, nameEn, startDate, endDate, address, addressEn }) => ({
      href: paths.viewEvent(id),
      name: inLanguage(language, { ru: name, en: nameEn }) ?? { text: name },
      details: joined(
        startDate && formats.dateRange(startDate, endDate ?? startDate),
        inLanguage(language, { ru: address, en: addressEn })?.text ?? null,
      ),
    })),
    clubs: results.clubs.map(({ name, swimmers }) => ({
      href: swimmersAddress({ scope: 'all', club: name }),
      name: { text: name },
      details: t('search:clubSwimmers', { count: swimmers }),
    })),
  }
}
