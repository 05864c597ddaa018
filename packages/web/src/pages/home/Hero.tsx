import { DepthRings, LaneRope, useWords } from '@polynya/ui'
import type { ReactNode } from 'react'
import { paths } from '../../infrastructure/addresses/paths.ts'

/** The water of the first page: always the same lake. */
const LAKE = { seed: 2011, rings: 11, ratio: 2.4, centre: [0.56, 0.5] } as const

/** Hero of the first page and its content. It is also in index.html: see static-shell.tsx. */
export function Hero({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <section className="hero">
        <DepthRings {...LAKE} />
        <div className="hero-row">{children}</div>
      </section>
      <LaneRope />
    </>
  )
}

/** @param season the current one; its line keeps its place until it is known */
export function HeroText({ season }: { readonly season: string | undefined }) {
  const { t } = useWords()
  return (
    <div className="hero-text">
      <p className="hero-season">{season && t('events:season', { season })}</p>
      <h1>
        {t('home:hero.titleFirst')} <br />
        {t('home:hero.titleSecond')}
      </h1>
      <p className="hero-lead">{t('home:hero.lead')}</p>
      <a className="button" data-kind="ice" href={paths.events}>
        {t('home:hero.chooseEvent')}
      </a>
    </div>
  )
}
