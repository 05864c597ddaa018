import type { EventUpdate, EventView } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { numberIn, textOf } from '../../../infrastructure/forms/field-values.ts'
import { TextField } from '../../../infrastructure/forms/TextField.tsx'
import type { Draft } from '../../../infrastructure/forms/validation.ts'
import { AddRow } from '../rows/AddRow.tsx'
import { RowActions } from '../rows/RowActions.tsx'
import { rowLabels } from '../rows/row-labels.ts'
import { useRows } from '../rows/use-rows.ts'
import { EditorSection } from '../section/EditorSection.tsx'
import { type SectionProps, useSection } from '../section/use-section.ts'

interface Row {
  until: string
  percent: string
}

interface Values {
  refundRule: Row[]
}

const FIELDS = ['until', 'percent'] as const

const valuesOf = ({ refundRule }: EventView): Values => ({
  refundRule: refundRule.map(({ until, percent }) => ({ until, percent: textOf(percent) })),
})

const toInput = ({ refundRule }: Values): Draft<EventUpdate> => ({
  refundRule: refundRule.map(({ until, percent }) => ({
    until,
    percent: numberIn(percent),
  })),
})

/** Refund shares for a cancelled distance, with their deadlines. */
export function RefundsSection(props: SectionProps) {
  const { t } = useWords()
  const section = useSection<Values>(props, { id: 'refunds', valuesOf, toInput })
  const { state } = section
  const rows = useRows({
    state,
    name: 'refundRule',
    first: 'until',
    rowName: (index) => t('eventEditor:terms.refunds.row', { number: index + 1 }),
  })
  const label = (field: (typeof FIELDS)[number]) => t(`eventEditor:terms.refunds.${field}`)
  return (
    <EditorSection
      section={section}
      labels={rowLabels(rows, { name: 'refundRule', fields: FIELDS, label })}
      failed={t('eventEditor:failed.refunds')}
    >
      <p className="field-hint">{t('eventEditor:terms.refunds.text')}</p>
      {rows.count === 0 && <p className="field-hint">{t('eventEditor:terms.refunds.none')}</p>}
      <ol className="row-list" data-aligned>
        {rows.keys.map((key, index) => (
          <li key={key} className="row-line" data-columns="2">
            <TextField
              state={state}
              name={`refundRule.${index}.until`}
              label={label('until')}
              input={{ type: 'date' }}
            />
            <TextField
              state={state}
              name={`refundRule.${index}.percent`}
              label={label('percent')}
              input={{ inputMode: 'numeric' }}
            />
            <RowActions rows={rows} index={index} />
          </li>
        ))}
      </ol>
      <AddRow rows={rows} row={{ until: '', percent: '' }}>
        {t('eventEditor:terms.refunds.add')}
      </AddRow>
    </EditorSection>
  )
}
