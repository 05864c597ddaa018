import { ListRulesUpdate } from '@polynya/contract'
import type { ListRules, ListSettings } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { ErrorSummary } from '../../../infrastructure/forms/ErrorSummary.tsx'
import { SelectField } from '../../../infrastructure/forms/SelectField.tsx'
import { SubmitLine } from '../../../infrastructure/forms/SubmitLine.tsx'
import { TextField } from '../../../infrastructure/forms/TextField.tsx'
import { useFormState } from '../../../infrastructure/forms/use-form-state.ts'
import { rulesChanged } from './rules-query.ts'
import { lanesText, type RulesValues, toInput, valuesOf } from './rules-values.ts'

/** A level that can set rules: the event, a session or a distance. */
export interface RulesLevel {
  readonly key: string
  readonly text: string
  readonly level: Pick<ListRulesUpdate, 'sessionId' | 'distanceId'>
  readonly rules: ListRules
  /** Rules of the levels above, which apply where this one sets none. */
  readonly inherited: ListSettings
  readonly version: number
}

const YES_OR_NO = ['yes', 'no'] as const
const ORDERS = ['womenFirst', 'menFirst'] as const

/** The rules of one level; an empty field shows the inherited rule. */
export function RulesForm({ eventId, shown }: { readonly eventId: number; readonly shown: RulesLevel }) {
  const { t } = useWords()
  const { client, queryClient } = useApp()
  const { level, rules, inherited, version, key } = shown
  const state = useFormState<RulesValues, ListRulesUpdate>({
    id: `list-rules-${eventId}-${key}`,
    schema: ListRulesUpdate,
    defaultValues: valuesOf(rules),
    toInput: toInput(level, inherited),
    async send(body) {
      await client.events.updateListRules({ params: { id: eventId }, body }, { ifMatch: version })
      await rulesChanged(queryClient, eventId)
    },
  })
  const labels = useLabels()
  const field = (name: keyof typeof labels) => ({ state, name, label: labels[name] }) as const
  const number = (name: keyof typeof labels, above: number) => (
    <TextField
      {...field(name)}
      input={{ inputMode: 'numeric', autoComplete: 'off', placeholder: `${above}` }}
    />
  )
  const lanes = (name: keyof typeof labels, above: readonly number[]) => (
    <TextField
      {...field(name)}
      hint={t('startLists:rules.lanesHint')}
      input={{ autoComplete: 'off', placeholder: lanesText(above) }}
    />
  )
  const choice = (name: keyof typeof labels, above: string, options: readonly [string, string][]) => (
    <SelectField
      {...field(name)}
      options={[
        { value: '', text: t('startLists:rules.inherited', { rule: above }) },
        ...options.map(([value, text]) => ({ value, text })),
      ]}
    />
  )
  const flag = (name: keyof typeof labels, above: boolean) =>
    choice(
      name,
      t(`startLists:rules.${above ? 'yes' : 'no'}`),
      YES_OR_NO.map((value) => [value, t(`startLists:rules.${value}`)]),
    )
  return (
    <form className="form list-rules" noValidate onSubmit={state.onSubmit}>
      <ErrorSummary state={state} labels={labels} level={3} title={t('startLists:rules.failed')} />
      <div className="field-pair">
        {number('rules.lanes.first', inherited.lanes.first)}
        {number('rules.lanes.last', inherited.lanes.last)}
      </div>
      <div className="field-pair">
        {lanes('rules.excludedLanes', inherited.excludedLanes)}
        {lanes('rules.laneOrder', inherited.laneOrder)}
      </div>
      <div className="field-pair">
        {choice(
          'rules.order',
          t(`startLists:rules.orders.${inherited.order}`),
          ORDERS.map((order) => [order, t(`startLists:rules.orders.${order}`)]),
        )}
        {flag('rules.mixAgeGroups', inherited.mixAgeGroups)}
      </div>
      <div className="field-pair">
        {flag('rules.byDivision', inherited.byDivision)}
        {number('rules.minimumInHeat', inherited.minimumInHeat)}
      </div>
      <div className="field-pair">
        {number('rules.gapMinutes', inherited.gapMinutes)}
        {number('rules.circleHeats', inherited.circleHeats)}
      </div>
      <SubmitLine state={state} saved={t('startLists:rules.saved')}>
        {t('startLists:rules.save')}
      </SubmitLine>
    </form>
  )
}

function useLabels() {
  const { t } = useWords()
  return {
    'rules.lanes.first': t('startLists:rules.first'),
    'rules.lanes.last': t('startLists:rules.last'),
    'rules.excludedLanes': t('startLists:rules.excludedLanes'),
    'rules.laneOrder': t('startLists:rules.laneOrder'),
    'rules.order': t('startLists:rules.order'),
    'rules.mixAgeGroups': t('startLists:rules.mixAgeGroups'),
    'rules.byDivision': t('startLists:rules.byDivision'),
    'rules.minimumInHeat': t('startLists:rules.minimumInHeat'),
    'rules.gapMinutes': t('startLists:rules.gapMinutes'),
    'rules.circleHeats': t('startLists:rules.circleHeats'),
  } as const
}
