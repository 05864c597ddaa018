import { PageHead } from './PageHead.tsx'
import type { PageRequest } from './page-request.ts'
import { PAGE_TEXTS } from './page-texts.ts'
import { wordsIn } from './words-in.ts'

const HOME = { heading: 'titles.fallback', lead: 'home:hero.lead' } as const

interface SiteHeadProps {
  /** The name that the first script gives the page. */
  readonly page: string
  readonly request: PageRequest
}

/** A page that every installation has, such as the list of events. */
export function SiteHead({ page, request }: SiteHeadProps) {
  const { t } = wordsIn(request.language)
  const { heading, lead } = isPage(page) ? PAGE_TEXTS[page] : HOME
  const site = request.site.titles[request.language][0]
  const title = site ? t('titles.pattern', { page: t(heading), site }) : t(heading)
  return <PageHead title={title} description={t(lead)} request={request} />
}

const isPage = (page: string): page is keyof typeof PAGE_TEXTS => Object.hasOwn(PAGE_TEXTS, page)
