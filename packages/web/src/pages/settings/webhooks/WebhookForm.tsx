import { type NewWebhook, type Webhook, WebhookRequest } from '@polynya/contract'
import { WEBHOOK_TYPE_NAMES } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { useRegions } from '../../../features/places/use-regions.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { ChoiceField } from '../../../infrastructure/forms/ChoiceField.tsx'
import { ErrorSummary } from '../../../infrastructure/forms/ErrorSummary.tsx'
import { SelectField } from '../../../infrastructure/forms/SelectField.tsx'
import { SubmitLine } from '../../../infrastructure/forms/SubmitLine.tsx'
import { TextField } from '../../../infrastructure/forms/TextField.tsx'
import { useFormState } from '../../../infrastructure/forms/use-form-state.ts'
import { hostOf } from './host-of.ts'

/** Creates a webhook. */
export function WebhookForm({ onSent }: { readonly onSent: (webhook: NewWebhook) => Promise<void> }) {
  const { t } = useWords()
  const { client } = useApp()
  return (
    <Form
      id="webhook"
      heading={t('embedding:webhooks.newHeading')}
      initial={{ url: '', types: ['event.published', 'results.published'], region: '' }}
      submit={t('embedding:webhooks.create')}
      send={async (body) => onSent(await client.webhooks.create({ body }))}
    />
  )
}

/** Changes a webhook. */
export function WebhookEdit({
  webhook,
  onSaved,
  onCancel,
}: {
  readonly webhook: Webhook
  readonly onSaved: () => Promise<void>
  readonly onCancel: () => void
}) {
  const { t } = useWords()
  const { client } = useApp()
  const { id, url, types, region } = webhook
  return (
    <Form
      id={`webhook-${id}`}
      heading={t('embedding:webhooks.editHeading', { host: hostOf(webhook) })}
      initial={{ url, types, region: region ?? '' }}
      submit={t('embedding:webhooks.save')}
      onCancel={onCancel}
      send={async ({ region: chosen = null, ...body }) => {
        await client.webhooks.update({ params: { id }, body: { ...body, region: chosen } })
        await onSaved()
      }}
    />
  )
}

interface Props {
  readonly id: string
  readonly heading: string
  readonly initial: { url: string; types: WebhookRequest['types']; region: string }
  /** Label of the button. */
  readonly submit: string
  readonly send: (body: WebhookRequest) => Promise<void>
  readonly onCancel?: () => void
}

function Form({ id, heading, initial, submit, send, onCancel }: Props) {
  const { t } = useWords()
  const regions = useRegions()
  const state = useFormState({ id, schema: WebhookRequest, defaultValues: initial, resets: true, send })
  const labels = {
    url: t('embedding:webhooks.url'),
    types: t('embedding:webhooks.typesLabel'),
    region: t('embedding:webhooks.region'),
  }
  const field = (name: keyof typeof labels) => ({ state, name, label: labels[name] }) as const
  return (
    <form className="form" noValidate onSubmit={state.onSubmit} aria-labelledby={`${id}-form`}>
      <h3 id={`${id}-form`}>{heading}</h3>
      <ErrorSummary state={state} labels={labels} level={3} />
      <TextField
        {...field('url')}
        hint={t('embedding:webhooks.urlHint')}
        input={{ type: 'url', autoComplete: 'off' }}
      />
      <ChoiceField
        {...field('types')}
        type="checkbox"
        choices={WEBHOOK_TYPE_NAMES.map((type) => ({
          value: type,
          text: t(`embedding:webhooks.types.${type}`),
        }))}
      />
      <SelectField
        {...field('region')}
        hint={t('embedding:webhooks.regionHint')}
        options={[{ value: '', text: t('embedding:webhooks.anyRegion') }, ...regions]}
      />
      <SubmitLine state={state}>{submit}</SubmitLine>
      {onCancel && <Button onClick={onCancel}>{t('embedding:webhooks.cancel')}</Button>}
    </form>
  )
}
