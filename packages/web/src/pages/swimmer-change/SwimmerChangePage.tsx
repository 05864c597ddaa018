import type { Swimmer } from '@polynya/contract'
import { EmptyState, swimmerName, useWords } from '@polynya/ui'
import { useParams } from '@tanstack/react-router'
import { CustodyPage } from '../../features/custody/CustodyPage.tsx'
import { profileQuery } from '../../features/custody/custody-queries.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { usePageTitle } from '../../infrastructure/context/page-title.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { SwimmerChange } from './SwimmerChange.tsx'

/** Form with which the owner of a profile requests a change that only administrators make. */
export function SwimmerChangePage() {
  const { t } = useWords()
  const { client } = useApp()
  const { id } = useParams({ strict: false })
  return (
    <CustodyPage heading={t('custody:change.heading')} intro={t('custody:change.intro')}>
      <Loaded query={profileQuery(client, Number(id))} failed={t('custody:change.failed')}>
        {(swimmer) => <Profile key={swimmer.id} swimmer={swimmer} />}
      </Loaded>
    </CustodyPage>
  )
}

function Profile({ swimmer }: { readonly swimmer: Swimmer }) {
  const { t, language } = useWords()
  const user = useUser()
  const name = swimmerName(swimmer, language)
  usePageTitle({ name: name.main.text })
  return (
    <section className="custody-card" aria-labelledby="swimmer">
      <h2 id="swimmer" tabIndex={-1}>
        <span lang={name.main.lang}>{name.main.text}</span>
      </h2>
      <p className="note">
        <a href={paths.viewSwimmer(swimmer.iwsaid)}>{t('custody:registryId', swimmer)}</a>
      </p>
      {swimmer.userId !== user?.id && <Explained why="notOwner" />}
      {swimmer.userId === user?.id && swimmer.i_status === 0 && <Explained why="unconfirmed" />}
      {swimmer.userId === user?.id && swimmer.i_status === 1 && <SwimmerChange swimmer={swimmer} />}
    </section>
  )
}

function Explained({ why }: { readonly why: 'notOwner' | 'unconfirmed' }) {
  const { t } = useWords()
  return (
    <EmptyState title={t(`custody:change.${why}`)}>
      <p>{t(`custody:change.${why}Text`)}</p>
    </EmptyState>
  )
}
