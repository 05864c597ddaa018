import { type EventView, MessageDraft, type MessagePreview } from '@polynya/contract'
import { findDistCode, GENDERS } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { Fragment, useState } from 'react'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { SelectField } from '../../infrastructure/forms/SelectField.tsx'
import { SubmitLine } from '../../infrastructure/forms/SubmitLine.tsx'
import { TextAreaField } from '../../infrastructure/forms/TextAreaField.tsx'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import { type FormState, useFormState } from '../../infrastructure/forms/use-form-state.ts'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { applyChange } from '../../infrastructure/queries/query-client.ts'
import { ContentSection } from '../event-content/ContentSection.tsx'
import { HOME_COUNTRY, useRegionsOf } from '../places/use-places.ts'
import { MessageLog } from './MessageLog.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'

const STATES = ['confirmed', 'held', 'waitlisted'] as const

type Filter = Record<'distanceId' | 'state' | 'region' | 'club' | 'iwsaid', string>

interface Values {
  filter: Filter
  subjectRu: string
  textRu: string
  subjectEn: string
  textEn: string
}

const EMPTY: Values = {
  filter: { distanceId: '', state: '', region: '', club: '', iwsaid: '' },
  subjectRu: '',
  textRu: '',
  subjectEn: '',
  textEn: '',
}

interface Props {
  readonly event: Pick<EventView, 'id' | 'region' | 'programData'>
}

/** A new message to the recipients that the address of the page names: `?state=held` or `?iwsaid=PETR004217`. */
const valuesIn = (address: URLSearchParams): Values => ({
  ...EMPTY,
  filter: {
    ...EMPTY.filter,
    state: STATES.find((state) => state === address.get('state')) ?? '',
    iwsaid: address.get('iwsaid') ?? '',
  },
})

function toInput({ filter: { distanceId, state, region, club, iwsaid }, ...texts }: Values) {
  const filter = {
    ...(distanceId && { distanceId: Number(distanceId) }),
    ...(state && { state }),
    ...(region && { region }),
    ...(club.trim() && { club: club.trim() }),
    ...(iwsaid.trim() && { iwsaid: iwsaid.trim().toUpperCase() }),
  }
  return { ...texts, filter }
}

interface Shown {
  readonly draft: MessageDraft
  readonly preview: MessagePreview
}

/** Messages to the entrants; each requires a preview before it is sent. */
export function EntrantMessages({ event }: Props) {
  const { t } = useWords()
  const { client, queryClient } = useApp()
  const [shown, setShown] = useState<Shown | null>(null)
  const params = { id: event.id }
  const state = useFormState<Values, MessageDraft>({
    id: `message-${event.id}`,
    schema: MessageDraft,
    defaultValues: valuesIn(useAddressQuery().values),
    toInput,
    async send(draft) {
      setShown({ draft, preview: await client.events.previewMessage({ params, body: draft }) })
    },
  })
  const labels = {
    'filter.distanceId': t('entrants:message.distance'),
    'filter.state': t('entrants:message.state'),
    'filter.region': t('entrants:message.region'),
    'filter.club': t('entrants:message.club'),
    'filter.iwsaid': t('entrants:message.iwsaid'),
    subjectRu: t('entrants:message.subjectRu'),
    textRu: t('entrants:message.textRu'),
    subjectEn: t('entrants:message.subjectEn'),
    textEn: t('entrants:message.textEn'),
  }
  return (
    <ContentSection id="entrant-message" heading={t('entrants:message.heading')} level={2}>
      <form className="form" noValidate onSubmit={state.onSubmit}>
        <p className="field-hint">{t('entrants:message.text')}</p>
        <ErrorSummary state={state} labels={labels} level={3} title={t('entrants:message.failed')} />
        <FilterFields state={state} event={event} />
        {(['Ru', 'En'] as const).map((language) => (
          <Fragment key={language}>
            <TextField
              state={state}
              name={`subject${language}`}
              label={t(`entrants:message.subject${language}`)}
            />
            <TextAreaField
              state={state}
              name={`text${language}`}
              label={t(`entrants:message.text${language}`)}
              rows={6}
            />
          </Fragment>
        ))}
        <SubmitLine state={state} saved="">
          {t('entrants:message.preview')}
        </SubmitLine>
      </form>
      {shown && (
        <PreviewDialog
          {...shown}
          eventId={event.id}
          onClose={() => setShown(null)}
          onSent={() => {
            state.restart(EMPTY)
            applyChange(queryClient, keys.events.messages(event.id))
          }}
        />
      )}
      <MessageLog eventId={event.id} />
    </ContentSection>
  )
}

/** Whom it is for; without a choice it is for everybody. */
function FilterFields({
  state,
  event,
}: Props & {
  readonly state: FormState<Values>
}) {
  const { t } = useWords()
  const { options } = useRegionsOf(event.region?.slice(0, 2) ?? HOME_COUNTRY)
  const all = { value: '', text: t('entrants:message.all') }
  const distances = event.programData.flatMap(({ children }) =>
    children.map(({ id, distCode, gender }) => {
      const code = findDistCode(distCode)
      const name = code ? t(`sport:distances.${code}.name`) : distCode
      return { value: String(id), text: `${name}, ${t(`sport:genders.${GENDERS[gender]}`)}` }
    }),
  )
  return (
    <>
      <div className="field-pair">
        <SelectField
          state={state}
          name="filter.distanceId"
          label={t('entrants:message.distance')}
          options={[all, ...distances]}
        />
        <SelectField
          state={state}
          name="filter.state"
          label={t('entrants:message.state')}
          options={[
            all,
            ...STATES.map((each) => ({ value: each, text: t(`entrants:message.states.${each}`) })),
          ]}
        />
      </div>
      <div className="field-pair">
        <SelectField
          state={state}
          name="filter.region"
          label={t('entrants:message.region')}
          options={[all, ...options]}
        />
        <TextField state={state} name="filter.club" label={t('entrants:message.club')} />
      </div>
      <TextField
        state={state}
        name="filter.iwsaid"
        label={t('entrants:message.iwsaid')}
        hint={t('entrants:message.iwsaidHint')}
        input={{ autoComplete: 'off', autoCapitalize: 'characters' }}
      />
    </>
  )
}
