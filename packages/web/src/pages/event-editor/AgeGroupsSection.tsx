import type { EventView, FieldIssue } from '@polynya/contract'
import { AGE_GROUP_PRESETS, type AgeGroupPreset } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { AgeGroupChanges } from '../../features/registration/AgeGroupChanges.tsx'
import { numberIn, numberOrNull, textOf } from '../../infrastructure/forms/field-values.ts'
import { AgeGroupRows } from './AgeGroupRows.tsx'
import { ParaGroupRows } from './ParaGroupRows.tsx'
import { useRows } from './rows/use-rows.ts'
import { EditorSection } from './section/EditorSection.tsx'
import { type SectionProps, useSection } from './section/use-section.ts'

export interface AgeGroupValues {
  code: string
  minAge: string
  maxAge: string
}

export interface AgeGroupsValues {
  ageGroups: AgeGroupValues[]
  /** Which group of results stands for a group of paraswimmers. */
  para: { group: string; code: string }[]
}

const groupValues = ({ code, minAge, maxAge }: EventView['ageGroups'][number]): AgeGroupValues => ({
  code,
  minAge: textOf(minAge),
  maxAge: textOf(maxAge),
})

const valuesOf = ({ ageGroups, paraAgeGroupMap }: EventView): AgeGroupsValues => ({
  ageGroups: ageGroups.map(groupValues),
  para: Object.entries(paraAgeGroupMap).map(([group, code]) => ({ group, code })),
})

const toInput = ({ ageGroups, para }: AgeGroupsValues) => ({
  ageGroups: ageGroups.map(({ code, minAge, maxAge }) => ({
    code: code.trim(),
    minAge: numberIn(minAge),
    maxAge: numberOrNull(maxAge),
  })),
  paraAgeGroupMap: Object.fromEntries(para.map(({ group, code }) => [group.trim(), code.trim()])),
})

/** A pair is whole, and no group stands for two others: as one object it could not say so. */
function check({ para }: AgeGroupsValues): FieldIssue[] {
  const groups = para.map(({ group }) => group.trim())
  return para.flatMap(({ code }, index): FieldIssue[] => {
    const group = groups[index] ?? ''
    if (group === '') return [{ path: `para.${index}.group`, reason: 'required' }]
    if (groups.indexOf(group) < index) return [{ path: `para.${index}.group`, reason: 'repeated' }]
    return code.trim() === '' ? [{ path: `para.${index}.code`, reason: 'required' }] : []
  })
}

/** Criterion that groups results. */
export function AgeGroupsSection(props: SectionProps) {
  const { t } = useWords()
  const section = useSection<AgeGroupsValues>(props, { id: 'ageGroups', valuesOf, toInput, check })
  const { state } = section
  const rows = useRows({
    state,
    name: 'ageGroups',
    first: 'code',
    rowName: (index) => t('eventEditor:ageGroups.row', { number: index + 1 }),
  })
  const fields = ['code', 'minAge', 'maxAge'] as const
  const ofGroups = rows.keys.flatMap((_, index) =>
    fields.map((field) => [
      `ageGroups.${index}.${field}`,
      `${rows.rowName(index)}. ${t(`eventEditor:ageGroups.${field}`)}`,
    ]),
  )
  const ofPairs = state.form.getValues('para').flatMap((_, index) => {
    const row = t('eventEditor:ageGroups.paraRow', { number: index + 1 })
    return [
      [`para.${index}.group`, `${row}. ${t('eventEditor:ageGroups.paraGroup')}`],
      [`para.${index}.code`, `${row}. ${t('eventEditor:ageGroups.paraCode')}`],
    ]
  })
  const labels = Object.fromEntries([...ofGroups, ...ofPairs])
  return (
    <EditorSection section={section} labels={labels} failed={t('eventEditor:failed.ageGroups')}>
      <Presets
        id={state.id}
        onApply={(preset) => rows.replaceAll(AGE_GROUP_PRESETS[preset].map(groupValues))}
      />
      <AgeGroupRows state={state} rows={rows} />
      <ParaGroupRows state={state} />
      <AgeGroupChanges eventId={props.event.id} version={props.event.version} />
    </EditorSection>
  )
}

const PRESETS = Object.keys(AGE_GROUP_PRESETS) as AgeGroupPreset[]

/** Common sets of federations, as a starting point. */
function Presets({
  id,
  onApply,
}: {
  readonly id: string
  readonly onApply: (preset: AgeGroupPreset) => void
}) {
  const { t } = useWords()
  const [preset, setPreset] = useState<AgeGroupPreset>('iwsa')
  return (
    <div className="field preset-line">
      <label htmlFor={`${id}-preset`}>{t('eventEditor:ageGroups.preset')}</label>
      <select
        id={`${id}-preset`}
        value={preset}
        onChange={({ target }) => setPreset(PRESETS.find((each) => each === target.value) ?? 'iwsa')}
      >
        {PRESETS.map((each) => (
          <option key={each} value={each}>
            {t(`eventEditor:ageGroups.presets.${each}`)}
          </option>
        ))}
      </select>
      <Button onClick={() => onApply(preset)}>{t('eventEditor:ageGroups.apply')}</Button>
    </div>
  )
}
