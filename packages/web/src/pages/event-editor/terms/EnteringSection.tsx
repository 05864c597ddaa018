import { ADMISSION_KINDS, ADMISSION_TIMES, SPORT_RANK_CODES } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { CheckboxField } from '../../../infrastructure/forms/CheckboxField.tsx'
import { SelectField } from '../../../infrastructure/forms/SelectField.tsx'
import { TextField } from '../../../infrastructure/forms/TextField.tsx'
import type { FormState } from '../../../infrastructure/forms/use-form-state.ts'
import { EditorSection } from '../section/EditorSection.tsx'
import { type SectionProps, useSection } from '../section/use-section.ts'
import { DEADLINES, type EnteringValues, enteringInput, enteringValues } from './entering-values.ts'
import { RelayRuleFields, useRelayLabels } from './RelayRuleFields.tsx'
import { WaitingFields } from './WaitingFields.tsx'

/** Entry conditions and deadlines. */
export function EnteringSection(props: SectionProps) {
  const { t } = useWords()
  const section = useSection<EnteringValues>(props, {
    id: 'entering',
    valuesOf: enteringValues,
    toInput: enteringInput,
  })
  const { state } = section
  const relayLabels = useRelayLabels(state)
  const word = (
    field: 'minRank' | 'admissionsAt' | 'onSpot' | 'limit' | 'offerHours' | (typeof DEADLINES)[number],
  ) => t(`eventEditor:terms.entering.${field}`)
  const labels = {
    'entryRules.minRank': word('minRank'),
    'entryRules.admissionsAt': word('admissionsAt'),
    'entryRules.onSpot': word('onSpot'),
    'entryRules.waiting.limit': word('limit'),
    'entryRules.waiting.offerHours': word('offerHours'),
    ...Object.fromEntries(DEADLINES.map((field) => [`entryRules.${field}`, word(field)])),
    ...relayLabels,
  }
  return (
    <EditorSection section={section} labels={labels} failed={t('eventEditor:failed.entering')}>
      <SelectField
        state={state}
        name="entryRules.minRank"
        label={word('minRank')}
        options={[
          { value: '', text: t('eventEditor:terms.entering.anyRank') },
          ...SPORT_RANK_CODES.filter((rank) => rank !== 'none').map((rank) => ({
            value: rank,
            text: t(`sport:ranks.${rank}.name`),
          })),
        ]}
      />
      <Admissions state={state} />
      <CheckboxField state={state} name="entryRules.onSpot" label={word('onSpot')} />
      <WaitingFields state={state} />
      <h3>{t('eventEditor:terms.entering.deadlines')}</h3>
      {DEADLINES.map((field) => (
        <TextField
          key={field}
          state={state}
          name={`entryRules.${field}`}
          label={word(field)}
          hint={t('eventEditor:terms.entering.deadlineHint')}
          input={{ type: 'datetime-local' }}
        />
      ))}
      <RelayRuleFields state={state} />
    </EditorSection>
  )
}

/** What a swimmer shows to be admitted, and when. */
function Admissions({ state }: { readonly state: FormState<EnteringValues> }) {
  const { t } = useWords()
  return (
    <fieldset className="field">
      <legend>{t('eventEditor:terms.entering.admissions')}</legend>
      {ADMISSION_KINDS.map((kind) => (
        <CheckboxField
          key={kind}
          state={state}
          name={`entryRules.admissions.${kind}`}
          label={t(`eventEditor:terms.entering.admissionKinds.${kind}`)}
        />
      ))}
      <SelectField
        state={state}
        name="entryRules.admissionsAt"
        label={t('eventEditor:terms.entering.admissionsAt')}
        options={ADMISSION_TIMES.map((value) => ({
          value,
          text: t(`eventEditor:terms.entering.admissionTimes.${value}`),
        }))}
      />
    </fieldset>
  )
}
