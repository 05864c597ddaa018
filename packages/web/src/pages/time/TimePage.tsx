import { isApiError } from '@polynya/sdk/light'
import { EmptyState, inLanguage, Skeleton, useWords } from '@polynya/ui'
import { getRouteApi } from '@tanstack/react-router'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useWakeLock } from '../../infrastructure/device/use-wake-lock.ts'
import { useObservable } from '../../infrastructure/state/use-observable.ts'
import { RefusedMarks } from './RefusedMarks.tsx'
import { Stopwatch } from './Stopwatch.tsx'
import { usePhone } from './use-phone.ts'
import './time.css'

const route = getRouteApi('/time/$code')

/** A timekeeper's or the starter's phone, opened by a link without an account. */
export function TimePage() {
  const { t, language } = useWords()
  const { code } = route.useParams()
  const { phone, error } = usePhone(code)
  const state = useObservable(phone.state)
  const { sheet, clock, unsent } = state
  useWakeLock()
  const isWrong = isApiError(error) && error.status === 404
  if (isWrong)
    return (
      <div className="page">
        <h1>{t('timing:heading')}</h1>
        <EmptyState title={t('timing:wrongCode')}>
          <p>{t('timing:wrongCodeText')}</p>
        </EmptyState>
      </div>
    )
  return (
    <div className="page time-page">
      <h1>{t('timing:heading')}</h1>
      {sheet && <p>{inLanguage(language, { ru: sheet.name, en: sheet.nameEn })?.text}</p>}
      <p className="time-facts">
        <span>{clock ? t('timing:clock', { ms: String(clock.errorMs) }) : t('timing:noClock')}</span>{' '}
        <span role="status">
          {unsent.length === 0 ? t('timing:allSent') : t('timing:unsent', { count: unsent.length })}
        </span>
      </p>
      <RefusedMarks phone={phone} state={state} />
      {sheet && sheet.lists.length > 0 && <Stopwatch {...{ code, phone, state, sheet }} />}
      {sheet?.lists.length === 0 && (
        <EmptyState title={t('timing:noLists')}>
          <p>{t('timing:noListsText')}</p>
        </EmptyState>
      )}
      {!sheet && error === null && <Skeleton shape="line" count={4} />}
      {!sheet && error !== null && (
        <LoadFailed title={t('timing:failed')} error={error} isRetrying={false} onRetry={phone.load} />
      )}
    </div>
  )
}
