import { type SwimmerCard, type TransferOffer, TransferRequest } from '@polynya/contract'
import { swimmerName, useWords } from '@polynya/ui'
import { useState } from 'react'
import { ownProfilesQuery } from '../../features/custody/custody-queries.ts'
import { useSettled } from '../../features/custody/use-custody.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { SelectField } from '../../infrastructure/forms/SelectField.tsx'
import { SubmitLine } from '../../infrastructure/forms/SubmitLine.tsx'
import { EMAIL_INPUT, TextField } from '../../infrastructure/forms/TextField.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'

/** Offers one of the account's confirmed profiles to an address. */
export function OfferForm({
  offers,
}: {
  /** Open offers: their swimmers cannot be offered again. */
  readonly offers: readonly TransferOffer[]
}) {
  const { t } = useWords()
  const { client } = useApp()
  const [sentTo, setSentTo] = useState('')
  const offered = offers.map(({ swimmer }) => swimmer.id)
  return (
    <>
      <p role="status" className="saved-mark">
        {sentTo && t('custody:transfers.sent', { email: sentTo })}
      </p>
      <Loaded query={ownProfilesQuery(client)} failed={t('custody:transfers.failed')}>
        {({ swimmers }) => {
          const free = swimmers.filter(({ id, i_status }) => i_status === 1 && !offered.includes(id))
          if (free.length === 0) return <p className="note">{t('custody:transfers.offerNone')}</p>
          return <Form swimmers={free} onSent={setSentTo} />
        }}
      </Loaded>
    </>
  )
}

function Form({
  swimmers,
  onSent,
}: {
  readonly swimmers: readonly SwimmerCard[]
  readonly onSent: (email: string) => void
}) {
  const { t, language } = useWords()
  const { client } = useApp()
  const settled = useSettled()
  const state = useFormState({
    id: 'offer',
    schema: TransferRequest,
    defaultValues: { swimmer: '', email: '' },
    toInput: ({ email }) => ({ ...(email && { email }) }),
    check: ({ swimmer }) => (swimmer ? [] : [{ path: 'swimmer', reason: 'required' } as const]),
    resets: true,
    async send(body) {
      const id = Number(state.form.getValues('swimmer'))
      await client.swimmers.offerTransfer({ params: { id }, body })
      onSent(body.email)
      settled((speak) => ({ text: speak('custody:transfers.sent', body) }))
    },
  })
  const labels = { swimmer: t('custody:transfers.swimmer'), email: t('custody:transfers.email') }
  const options = swimmers.map((swimmer) => ({
    value: String(swimmer.id),
    text: swimmerName(swimmer, language).main.text,
  }))
  return (
    <form className="form" noValidate onSubmit={state.onSubmit}>
      <ErrorSummary state={state} labels={labels} level={3} />
      <SelectField
        state={state}
        name="swimmer"
        label={labels.swimmer}
        options={[{ value: '', text: t('custody:transfers.choose') }, ...options]}
      />
      <TextField
        state={state}
        name="email"
        label={labels.email}
        hint={t('custody:transfers.emailHint')}
        input={{ ...EMAIL_INPUT, autoComplete: 'off' }}
      />
      <SubmitLine state={state}>{t('custody:transfers.submit')}</SubmitLine>
    </form>
  )
}
