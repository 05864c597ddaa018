import type { EventUpdate, EventView } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { lanesIn } from '../../../features/event-lists/rules/rules-values.ts'
import { CheckboxField } from '../../../infrastructure/forms/CheckboxField.tsx'
import { numberOf, textOf } from '../../../infrastructure/forms/field-values.ts'
import { SelectField } from '../../../infrastructure/forms/SelectField.tsx'
import { TextField } from '../../../infrastructure/forms/TextField.tsx'
import type { Draft } from '../../../infrastructure/forms/validation.ts'
import { EditorSection } from '../section/EditorSection.tsx'
import { type SectionProps, useSection } from '../section/use-section.ts'

type Settings = EventView['listSettings']

interface Values {
  listSettings: {
    lanes: { first: string; last: string }
    order: Settings['order']
    mixAgeGroups: boolean
    gapMinutes: string
    circleHeats: string
    excludedLanes: string
    laneOrder: string
    byDivision: boolean
    minimumInHeat: string
  }
}

const ORDERS = ['womenFirst', 'menFirst'] as const satisfies Settings['order'][]
const FIRST_LANES = [0, 1]
const LAST_LANES = [2, 3, 4, 5, 6, 7, 8, 9, 10]
/** How many of the fastest heats can share their swimmers; in one they do already. */
const CIRCLES = [0, 2, 3]

const valuesOf = ({ listSettings }: EventView): Values => ({
  listSettings: {
    ...listSettings,
    lanes: { first: textOf(listSettings.lanes.first), last: textOf(listSettings.lanes.last) },
    gapMinutes: textOf(listSettings.gapMinutes),
    circleHeats: textOf(listSettings.circleHeats),
    excludedLanes: listSettings.excludedLanes.join(', '),
    laneOrder: listSettings.laneOrder.join(', '),
    minimumInHeat: textOf(listSettings.minimumInHeat),
  },
})

const toInput = ({ listSettings }: Values): Draft<EventUpdate> => ({
  listSettings: {
    ...listSettings,
    lanes: { first: numberOf(listSettings.lanes.first), last: numberOf(listSettings.lanes.last) },
    gapMinutes: numberOf(listSettings.gapMinutes),
    circleHeats: numberOf(listSettings.circleHeats),
    excludedLanes: lanesIn(listSettings.excludedLanes) ?? [],
    laneOrder: lanesIn(listSettings.laneOrder) ?? [],
    minimumInHeat: numberOf(listSettings.minimumInHeat),
  },
})

const numbers = (values: readonly number[]) =>
  values.map((value) => ({ value: `${value}`, text: `${value}` }))

/** How start lists are made. */
export function ListsSection(props: SectionProps) {
  const { t } = useWords()
  const section = useSection<Values>(props, { id: 'lists', valuesOf, toInput })
  const { state } = section
  const labels = {
    'listSettings.lanes.first': t('eventEditor:terms.lists.first'),
    'listSettings.lanes.last': t('eventEditor:terms.lists.last'),
    'listSettings.order': t('eventEditor:terms.lists.order'),
    'listSettings.gapMinutes': t('eventEditor:terms.lists.gapMinutes'),
    'listSettings.circleHeats': t('eventEditor:terms.lists.circleHeats'),
    'listSettings.mixAgeGroups': t('eventEditor:terms.lists.mixAgeGroups'),
    'listSettings.excludedLanes': t('startLists:rules.excludedLanes'),
    'listSettings.laneOrder': t('startLists:rules.laneOrder'),
    'listSettings.byDivision': t('startLists:rules.byDivision'),
    'listSettings.minimumInHeat': t('startLists:rules.minimumInHeat'),
  } as const
  const field = (name: keyof typeof labels) => ({ state, name, label: labels[name] }) as const
  return (
    <EditorSection section={section} labels={labels} failed={t('eventEditor:failed.lists')}>
      <div className="field-pair">
        <SelectField {...field('listSettings.lanes.first')} options={numbers(FIRST_LANES)} />
        <SelectField {...field('listSettings.lanes.last')} options={numbers(LAST_LANES)} />
      </div>
      <div className="field-pair">
        <SelectField
          {...field('listSettings.order')}
          options={ORDERS.map((each) => ({ value: each, text: t(`eventEditor:terms.lists.orders.${each}`) }))}
        />
        <TextField {...field('listSettings.gapMinutes')} input={{ inputMode: 'numeric' }} />
      </div>
      <div className="field-pair">
        <TextField {...field('listSettings.excludedLanes')} hint={t('startLists:rules.lanesHint')} />
        <TextField {...field('listSettings.laneOrder')} hint={t('startLists:rules.lanesHint')} />
      </div>
      <TextField {...field('listSettings.minimumInHeat')} input={{ inputMode: 'numeric' }} />
      <SelectField
        {...field('listSettings.circleHeats')}
        options={CIRCLES.map((count) => ({
          value: `${count}`,
          text:
            count === 0
              ? t('eventEditor:terms.lists.circleNone')
              : t('eventEditor:terms.lists.circleLast', { count }),
        }))}
      />
      <CheckboxField {...field('listSettings.mixAgeGroups')} />
      <CheckboxField {...field('listSettings.byDivision')} />
    </EditorSection>
  )
}
