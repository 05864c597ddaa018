import { type Coupons, CouponsInput, type FieldIssue } from '@polynya/contract'
import { Skeleton, useWords } from '@polynya/ui'
import { useRef } from 'react'
import { sectionFormId } from '../../../features/event-manage/setup-steps.ts'
import { keys } from '../../../infrastructure/api/query-keys.ts'
import { LoadFailed } from '../../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { ErrorSummary } from '../../../infrastructure/forms/ErrorSummary.tsx'
import { SubmitLine } from '../../../infrastructure/forms/SubmitLine.tsx'
import { useFormState } from '../../../infrastructure/forms/use-form-state.ts'
import { useQuery } from '../../../infrastructure/queries/use-query.ts'
import { AddRow } from '../rows/AddRow.tsx'
import { rowLabels } from '../rows/row-labels.ts'
import { useRows } from '../rows/use-rows.ts'
import { SectionFailure } from '../section/SectionFailure.tsx'
import { SectionFrame } from '../section/SectionFrame.tsx'
import type { SectionProps } from '../section/use-section.ts'
import { CouponFields } from './CouponFields.tsx'
import {
  type CouponsValues,
  couponsInput,
  couponsValues,
  mergedCoupons,
  NEW_COUPON,
  storedCoupon,
} from './coupon-values.ts'

/** Coupons are administrators' alone: they come by a call of their own, and are saved by one. */
export function CouponsSection({ event }: SectionProps) {
  const { t } = useWords()
  const { client } = useApp()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keys.events.coupons(event.id),
    queryFn: ({ signal }) => client.events.coupons({ params: { id: event.id } }, { signal }),
  })
  if (data) return <CouponsForm event={event} list={data} />
  return (
    <SectionFrame id="coupons">
      {error === null ? (
        <Skeleton shape="line" count={3} />
      ) : (
        <LoadFailed
          title={t('eventEditor:terms.coupons.loadFailed')}
          error={error}
          isRetrying={isFetching}
          onRetry={refetch}
        />
      )}
    </SectionFrame>
  )
}

/** A share of more than everything, and one code for two. */
function check({ coupons }: CouponsValues): FieldIssue[] {
  const codes = coupons.map(({ code }) => code.trim().toUpperCase())
  return coupons.flatMap(({ kind, value }, index): FieldIssue[] => {
    const path = `coupons.${index}`
    if (codes.indexOf(codes[index] ?? '') < index) return [{ path: `${path}.code`, reason: 'repeated' }]
    const isTooMuch = kind === 'percent' && Number(value) > 100
    return isTooMuch ? [{ path: `${path}.value`, reason: 'too_large', limit: 100 }] : []
  })
}

function CouponsForm({ event, list }: Pick<SectionProps, 'event'> & { readonly list: Coupons }) {
  const { t } = useWords()
  const { client, queryClient } = useApp()
  const params = { id: event.id }
  // The list that the fields were filled from: what others save meanwhile must not be replaced unseen.
  const stored = useRef(list)
  const state = useFormState<CouponsValues, CouponsInput>({
    id: sectionFormId(event.id, 'coupons'),
    schema: CouponsInput,
    defaultValues: couponsValues(list.coupons),
    toInput: (values) => couponsInput(values, stored.current.coupons),
    check,
    async send(body) {
      const options = { ifMatch: stored.current.version }
      const saved = await client.events.replaceCoupons({ params, body }, options)
      stored.current = saved
      queryClient.setQueryData(keys.events.coupons(event.id), saved)
    },
  })
  async function loadNewer() {
    const newer = await client.events.coupons({ params })
    const lists = { base: stored.current.coupons, newer: newer.coupons }
    const merged = mergedCoupons(state.form.getValues(), lists)
    stored.current = newer
    queryClient.setQueryData(keys.events.coupons(event.id), newer)
    state.rebase(couponsValues(newer.coupons))
    rows.replaceAll(merged)
  }
  const rows = useRows({
    state,
    name: 'coupons',
    first: 'code',
    rowName: (index) => t('eventEditor:terms.coupons.row', { number: index + 1 }),
  })
  const labels = rowLabels(rows, {
    name: 'coupons',
    fields: ['code', 'kind', 'value', 'maxUses', 'oncePerAccount', 'from', 'until'] as const,
    label: (field) => t(`eventEditor:terms.coupons.${field}`),
  })
  return (
    <SectionFrame id="coupons" isUnsaved={state.form.formState.isDirty}>
      <form className="form" noValidate onSubmit={state.onSubmit} aria-labelledby="coupons-heading">
        <ErrorSummary state={state} labels={labels} title={t('eventEditor:failed.coupons')}>
          <SectionFailure eventId={event.id} failure={state.failure} onLoadNewer={loadNewer} />
        </ErrorSummary>
        <p className="field-hint">{t('eventEditor:terms.coupons.text')}</p>
        {rows.count === 0 && <p className="field-hint">{t('eventEditor:terms.coupons.none')}</p>}
        <ol className="row-list">
          {rows.keys.map((key, index) => {
            const used =
              storedCoupon(state.form.getValues(`coupons.${index}`), stored.current.coupons)?.used ?? 0
            return <CouponFields key={key} state={state} rows={rows} index={index} used={used} />
          })}
        </ol>
        <AddRow rows={rows} row={NEW_COUPON}>
          {t('eventEditor:terms.coupons.add')}
        </AddRow>
        <SubmitLine state={state} saved={t('saved')}>
          {t('save')}
        </SubmitLine>
      </form>
    </SectionFrame>
  )
}
