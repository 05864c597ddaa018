import type { Site } from '@polynya/contract'
import type { Words } from '@polynya/ui'
import { useLayoutEffect } from 'react'
import { useApp } from './app-context.ts'

/** The keys of titles under `shell:titles`. */
export type TitleKey =
  | 'home'
  | 'events'
  | 'swimmers'
  | 'joinTeam'
  | 'timing'
  | 'live'
  | 'hall'
  | 'createSwimmer'
  | 'editSwimmer'
  | 'swimmerChange'
  | 'transfers'
  | 'changes'
  | 'duplicates'
  | 'baseResults'
  | 'rankings'
  | 'records'
  | 'medals'
  | 'rankNorms'
  | 'series'
  | 'check'
  | 'convertScores'
  | 'login'
  | 'signup'
  | 'forgot'
  | 'reset'
  | 'welcome'
  | 'confirmEmail'
  | 'settings'
  | 'eventsCrud'
  | 'resultsDesk'
  | 'judgeTests'
  | 'judgeTest'
  | 'judgeQuestions'
  | 'judgeStatistics'
  | 'judgeActivity'
  | 'editEvent'
  | 'process'
  | 'terms'
  | 'privacy'
  | 'widgets'
  | 'test'
  | 'unauthorized'
  | 'notFound'

/** Parts that a page adds to the title of its route. */
export interface PageTitle {
  /** Name of the object that the page shows. */
  readonly name?: string | undefined
  /** Whether the page's form shows errors. */
  readonly hasErrors?: boolean
}

interface Parts {
  readonly words: Words
  readonly site: Site | undefined
  /** The route's own; undefined is the general one. */
  readonly route: TitleKey | undefined
  readonly page: PageTitle
}

/** The title of the document: «Ошибка: Вход — Федерация зимнего плавания». */
export function documentTitle({ words: { t, language }, site, route, page }: Parts): string {
  const own = page.name ?? t(`titles.${route ?? 'fallback'}`)
  const named = page.hasErrors ? t('titles.error', { page: own }) : own
  const siteName = site?.titles[language][0]
  return siteName ? t('titles.pattern', { page: named, site: siteName }) : named
}

/** Combines the parts that a page and its forms add. */
export const pageTitleOf = (added: readonly PageTitle[]): PageTitle => ({
  name: added.find(({ name }) => name)?.name,
  hasErrors: added.some(({ hasErrors }) => hasErrors),
})

/** Gives the title of the document what the route does not know. */
export function usePageTitle({ name, hasErrors = false }: PageTitle) {
  const { pageTitles } = useApp()
  useLayoutEffect(() => {
    const added = { name, hasErrors }
    pageTitles.set([...pageTitles.get(), added])
    return () => pageTitles.set(pageTitles.get().filter((each) => each !== added))
  }, [pageTitles, name, hasErrors])
}
