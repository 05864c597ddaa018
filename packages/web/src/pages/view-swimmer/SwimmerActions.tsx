import type { Swimmer } from '@polynya/contract'
import { swimmerName, useWords } from '@polynya/ui'
import { canEditQuery } from '../../features/swimmers/swimmer-queries.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { ShareButton } from '../../infrastructure/components/ShareButton.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'

/** Links and buttons of a swimmer's page; no request is made for visitors. */
export function SwimmerActions({ swimmer }: { readonly swimmer: Swimmer }) {
  const { t, language } = useWords()
  const { client } = useApp()
  const user = useUser()
  const { data } = useQuery({ ...canEditQuery(client, swimmer.id), enabled: user !== null })
  return (
    <>
      {data?.canEdit && (
        <a className="button" data-kind="ice" href={paths.editSwimmer(swimmer.id)}>
          {t('swimmerPages:profile.edit')}
        </a>
      )}
      <ShareButton
        path={paths.viewSwimmer(swimmer.iwsaid)}
        title={swimmerName(swimmer, language).main.text}
      />
    </>
  )
}
