/** What a signed-in account sees on the home page: loaded apart from what visitors see. */

import type { Overview } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import type { ReactNode } from 'react'
import { overviewQuery } from '../../../features/orders/overview-query.ts'
import { useRegionName } from '../../../features/places/use-regions.ts'
import { OwnStarts } from '../../../features/registration/starts/OwnStarts.tsx'
import { paths } from '../../../infrastructure/addresses/paths.ts'
import { Loaded } from '../../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { useQuery } from '../../../infrastructure/queries/use-query.ts'
import { Administered } from './Administered.tsx'
import { Attention } from './Attention.tsx'
import { NextStart } from './NextStart.tsx'
import { FollowedEvents, OwnSwimmers } from './OwnLists.tsx'
import './account.css'

/** The next start of the account in place of the event that visitors see; this one if there is none. */
export function AccountStart({ children }: { readonly children: ReactNode }) {
  const { data, refetch } = useQuery(overviewQuery(useApp().client))
  const [start] = data?.starts ?? []
  return start ? <NextStart start={start} onStarted={refetch} /> : children
}

export function AccountOverview() {
  const { t } = useWords()
  const { client } = useApp()
  return (
    <div className="page account-home">
      <Loaded query={overviewQuery(client)} failed={t('overview:failed')} rows={4}>
        {(overview) => <Sections overview={overview} />}
      </Loaded>
    </div>
  )
}

function Sections({ overview }: { readonly overview: Overview }) {
  const { starts, swimmers, followed, administered, region } = overview
  return (
    <>
      <div className="account-main">
        <Attention overview={overview} />
        {administered.length > 0 && <Administered events={administered} />}
        {swimmers.length === 0 && administered.length === 0 && <FirstSteps />}
        {swimmers.length > 0 && <OwnStarts starts={starts} />}
      </div>
      <div className="account-aside">
        {swimmers.length > 0 && <OwnSwimmers swimmers={swimmers} />}
        {followed.length > 0 && <FollowedEvents events={followed} />}
        {region !== null && <RegionLink region={region} />}
      </div>
    </>
  )
}

/** What a new account does first. */
function FirstSteps() {
  const { t } = useWords()
  return (
    <section className="home-card" aria-labelledby="first-steps">
      <h2 id="first-steps">{t('overview:first.heading')}</h2>
      <p>{t('overview:first.text')}</p>
      <div className="buttons">
        <a className="button" data-kind="primary" href={paths.createSwimmer}>
          {t('overview:first.create')}
        </a>
        <a className="button" href={paths.events}>
          {t('overview:first.events')}
        </a>
      </div>
    </section>
  )
}

function RegionLink({ region }: { readonly region: string }) {
  const { t } = useWords()
  return (
    <p className="account-region">
      <a href={`${paths.events}?${new URLSearchParams({ region })}`}>
        {t('overview:region', { region: useRegionName(region) ?? region })}
      </a>
    </p>
  )
}
