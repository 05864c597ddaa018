import type { ConsistencyRun } from '@polynya/contract'
import { PAGE_SIZE } from '@polynya/domain'
import { Button, EmptyState, useWords } from '@polynya/ui'
import { useMutation } from '@tanstack/react-query'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { usePageTitle } from '../../infrastructure/context/page-title.ts'
import { momentText } from '../../infrastructure/formats/moment-text.ts'
import { pageIn, useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { Pager } from '../../infrastructure/lists/Pager.tsx'
import { isOpen, reportQuery, runsQuery } from './consistency-queries.ts'
import { Report } from './Report.tsx'
import './consistency.css'

/** Checks of the stored data: the open run, what one run found, and the runs before. */
export function ConsistencyPage() {
  const { t } = useWords()
  const { client } = useApp()
  const { values } = useAddressQuery()
  usePageTitle({ name: t('consistency:heading') })
  return (
    <div className="page consistency-page">
      <h1>{t('consistency:heading')}</h1>
      <p className="page-lead">{t('consistency:lead')}</p>
      <Loaded query={runsQuery(client, pageIn(values))} failed={t('consistency:failed')} rows={8}>
        {({ runs, total }) => (
          <>
            <Current run={runs.find(isOpen)} />
            {total === 0 && (
              <EmptyState title={t('consistency:none')}>
                <p>{t('consistency:noneText')}</p>
              </EmptyState>
            )}
            <Chosen runs={runs} />
            {total > 1 && <Earlier runs={runs} />}
            <Pager total={total} size={PAGE_SIZE.consistency} />
          </>
        )}
      </Loaded>
    </div>
  )
}

/** Starts a run, or shows the progress of the open one and stops it. */
function Current({ run }: { readonly run: ConsistencyRun | undefined }) {
  const words = useWords()
  const { t } = words
  const { client, queryClient } = useApp()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      run ? client.consistency.cancel({ params: { id: run.id } }) : client.consistency.start(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.consistency.all }),
  })
  const text = run && t(run.state === 'waiting' ? 'consistency:waiting' : 'consistency:progress', { ...run })
  return (
    <div className="consistency-current">
      {run && <progress max={run.count} value={run.done} aria-label={t('consistency:heading')} />}
      <p role="status">{text}</p>
      <p className="buttons">
        <Button kind={run ? 'plain' : 'primary'} isBusy={isPending} onClick={() => mutate()}>
          {t(run ? 'consistency:cancel' : 'consistency:start')}
        </Button>
      </p>
      <p role="alert" className="field-error">
        {error && failureText(error, words).advice}
      </p>
    </div>
  )
}

/** The run that the address names, otherwise the latest one that is closed. */
function Chosen({ runs }: { readonly runs: readonly ConsistencyRun[] }) {
  const { t } = useWords()
  const { client } = useApp()
  const { values } = useAddressQuery()
  const named = runs.find(({ id }) => String(id) === values.get('run'))
  const run = named ?? runs.find((each) => !isOpen(each))
  if (!run) return null
  return (
    <Loaded query={reportQuery(client, run)} failed={t('consistency:failed')} rows={8}>
      {(report) => <Report report={report} />}
    </Loaded>
  )
}

function Earlier({ runs }: { readonly runs: readonly ConsistencyRun[] }) {
  const { t, formats } = useWords()
  const { values, hrefOf } = useAddressQuery()
  const hrefTo = ({ id }: ConsistencyRun) => {
    const there = new URLSearchParams(values)
    there.set('run', String(id))
    return hrefOf(there)
  }
  return (
    <section aria-labelledby="earlier">
      <h2 id="earlier">{t('consistency:earlier')}</h2>
      <ul className="consistency-runs">
        {runs.map((run) => (
          <li key={run.id}>
            <a href={hrefTo(run)}>{momentText(run.requestedAt, formats)}</a>
            <RunText run={run} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The state of a run, or what it found. */
function RunText({ run: { state, differing, failed } }: { readonly run: ConsistencyRun }) {
  const { t } = useWords()
  const found = [
    ...(state === 'completed' ? [] : [t(`consistency:states.${state}`)]),
    ...(differing > 0 ? [t('consistency:differing', { count: differing })] : []),
    ...(failed > 0 ? [t('consistency:broken', { count: failed })] : []),
  ]
  return <span>{found.length > 0 ? found.join('; ') : t('consistency:good')}</span>
}
