import type { Swimmer } from '@polynya/contract'
import { isApiError } from '@polynya/sdk/light'
import { Skeleton, useWords } from '@polynya/ui'
import { useState } from 'react'
import { AFTER_PROFILE_KEY } from '../../features/swimmer-forms/after-profile.ts'
import { SupportLink } from '../../features/swimmer-forms/SupportLink.tsx'
import { ownProfile } from '../../features/swimmers/swimmer-queries.ts'
import { nextPage } from '../../infrastructure/addresses/next-page.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { ConfirmQuestion } from './ConfirmQuestion.tsx'
import { StepFrame } from './StepFrame.tsx'

/** Review of a new profile: confirmed it is stored, otherwise it is deleted. */
export function ConfirmStep({
  id,
  onCorrect,
}: {
  readonly id: number
  /** Re-creates the profile from an incorrect one. */
  readonly onCorrect: (swimmer: Swimmer) => Promise<void>
}) {
  const { t } = useWords()
  const { client } = useApp()
  const { data, error, isFetching, refetch } = useQuery(ownProfile(client, id))
  const [isRemoved, setRemoved] = useState(false)
  if (isRemoved) return <Gone heading={t('profile:confirm.removed')} />
  if (data?.i_status === 1) return <Confirmed swimmer={data} />
  if (data) return <ConfirmQuestion swimmer={data} onRemoved={() => setRemoved(true)} onCorrect={onCorrect} />
  if (isApiError(error) && error.status === 404)
    return <Gone heading={t('profile:confirm.goneHeading')} text={t('profile:confirm.goneText')} />
  return (
    <StepFrame heading={t('messages:swimmers.confirmQuestion')}>
      {error === null ? (
        <Skeleton shape="line" count={8} />
      ) : (
        <LoadFailed
          title={t('profile:confirm.failed')}
          error={error}
          isRetrying={isFetching}
          onRetry={refetch}
        />
      )}
    </StepFrame>
  )
}

function Confirmed({ swimmer: { id, iwsaid } }: { readonly swimmer: Swimmer }) {
  const { t } = useWords()
  const next = useWantedFor(id)
  return (
    <StepFrame heading={t('profile:confirm.done')} text={t('profile:confirm.doneText', { iwsaid })}>
      <p className="buttons">
        {next && (
          <a className="button" data-kind="primary" href={next}>
            {t('profile:confirm.register')}
          </a>
        )}
        <a className="button" data-kind={next ? 'plain' : 'primary'} href={paths.editSwimmer(id)}>
          {t('profile:confirm.photo')}
        </a>
        <a className="button" href={paths.viewSwimmer(iwsaid)}>
          {t('profile:confirm.view')}
        </a>
        <a className="button" href={paths.createSwimmer}>
          {t('profile:confirm.again')}
        </a>
      </p>
    </StepFrame>
  )
}

/** Returns to the registration that required the profile, with the new swimmer; read once. */
function useWantedFor(id: number): string | null {
  const { storage } = useApp()
  const [next] = useState(() => {
    const wanted = storage.read(AFTER_PROFILE_KEY)
    storage.write(AFTER_PROFILE_KEY, null)
    return wanted && nextPage(`${wanted}&s=${id}`)
  })
  return next
}

/** There is no new profile any more; there may be an older one, which support can link. */
function Gone({ heading, text }: { readonly heading: string; readonly text?: string }) {
  const { t } = useWords()
  return (
    <StepFrame heading={heading} text={text}>
      <p>{t('messages:swimmers.contactSupport')}</p>
      <p className="buttons">
        <SupportLink />
        <a className="button" data-kind="primary" href={paths.createSwimmer}>
          {t('profile:confirm.again')}
        </a>
        <a className="button" href={paths.swimmersOf('my')}>
          {t('profile:similar.mine')}
        </a>
      </p>
    </StepFrame>
  )
}
