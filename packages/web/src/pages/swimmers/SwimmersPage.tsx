import { useWords } from '@polynya/ui'
import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { useEffect } from 'react'
import {
  readSwimmersSearch,
  SCOPES,
  type SwimmersSearch,
  swimmersAddress,
} from '../../features/swimmers/swimmer-filters.ts'
import { type App, useApp } from '../../infrastructure/context/app-context.ts'
import { need } from '../../infrastructure/queries/need.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { Found } from './Found.tsx'
import { SwimmerSearchForm } from './SwimmerSearchForm.tsx'
import { prepareSwimmers, useSwimmersSearch } from './use-swimmer-list.ts'
import './swimmers.css'

/** Preloads the list at once; an account returns to the scope that it viewed last. */
export async function loadSwimmers(app: App, { search: raw, hash }: ParsedLocation) {
  const search = readSwimmersSearch(raw)
  const scope = search.scope ?? app.interfaceState.get().swimmerScope
  if (app.client.session.user && !search.scope) {
    throw redirect({ href: swimmersAddress({ scope, ...search }) + (hash && `#${hash}`), replace: true })
  }
  await Promise.all([
    need(app, { words: ['swimmers', 'swimmerPages', 'sport', 'messages'] }),
    prepareSwimmers(app, { ...search, scope }),
  ])
}

export function SwimmersPage() {
  const { t } = useWords()
  const { interfaceState } = useApp()
  const { search, show } = useSwimmersSearch()
  const { scope = 'all' } = search
  useEffect(() => interfaceState.choose('swimmerScope', scope), [interfaceState, scope])
  return (
    <div className="page swimmers-page">
      <h1>{t('titles.swimmers')}</h1>
      <p className="page-lead">{t('swimmerPages:lead')}</p>
      <Tabs search={search} />
      <SwimmerSearchForm search={search} onSearch={show} />
      <Found search={search} onReset={() => show({ scope })} />
    </div>
  )
}

/** All or one's own, as addresses; a visitor has no choice, unless led here by a link. */
function Tabs({ search }: { readonly search: SwimmersSearch }) {
  const { t } = useWords()
  const user = useUser()
  const { scope = 'all', id, page, ...filters } = search
  if (!user && scope === 'all') return null
  return (
    <nav className="tabs" aria-label={t('swimmerPages:tabs.label')}>
      <ul>
        {SCOPES.map((each) => (
          <li key={each}>
            <a
              href={swimmersAddress({ ...filters, scope: each })}
              aria-current={each === scope ? 'page' : undefined}
            >
              {t(`swimmerPages:tabs.${each}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
