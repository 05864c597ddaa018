import type { Swimmer } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import type { ReactNode } from 'react'
import { loginFrom } from '../../infrastructure/addresses/next-page.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'

interface Props {
  readonly swimmer: Swimmer
  /** The action that the caller can take. */
  readonly children: ReactNode
}

/** Explains how to link a profile without an account to one. */
export function ClaimCard({ swimmer, children }: Props) {
  const { t } = useWords()
  return (
    <aside className="page belonging" aria-labelledby="belonging">
      <div className="state">
        <h2 id="belonging" className="state-title">
          {t(`swimmerPages:claim.${swimmer.link === 'orphan' ? 'orphan' : 'unlinked'}`)}
        </h2>
        <p>{t('swimmerPages:claim.explain')}</p>
        {children}
      </div>
    </aside>
  )
}

/** The action of a visitor: to sign in. */
export function ClaimSignIn({ swimmer }: { readonly swimmer: Swimmer }) {
  return (
    <a className="button" href={loginFrom(paths.viewSwimmer(swimmer.iwsaid))}>
      {useWords().t('swimmerPages:claim.signIn')}
    </a>
  )
}
