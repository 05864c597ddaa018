import { useWords } from '@polynya/ui'
import { OfferRows } from './OfferRows.tsx'
import { ProgrammeTemplates } from './ProgrammeTemplates.tsx'
import { useProgrammeLabels } from './programme-labels.ts'
import {
  NEW_OFFER,
  type ProgrammeValues,
  programmeInput,
  programmeValues,
  templateOffers,
} from './programme-values.ts'
import { AddRow } from './rows/AddRow.tsx'
import { useRows } from './rows/use-rows.ts'
import { EditorSection } from './section/EditorSection.tsx'
import { type SectionProps, useSection } from './section/use-section.ts'

/** What can be entered: offers, each with its distances. */
export function ProgrammeSection(props: SectionProps) {
  const { t } = useWords()
  const section = useSection<ProgrammeValues>(props, {
    id: 'programme',
    valuesOf: programmeValues,
    toInput: programmeInput,
  })
  const { state } = section
  const offers = useRows({
    state,
    name: 'programData',
    first: 'name',
    rowName: (index) => t('eventEditor:programme.offer', { number: index + 1 }),
  })
  return (
    <EditorSection
      section={section}
      labels={useProgrammeLabels(state.form.getValues())}
      failed={t('eventEditor:failed.programme')}
    >
      {offers.count === 0 && <p className="field-hint">{t('eventEditor:programme.none')}</p>}
      {offers.keys.map((key, index) => (
        <OfferRows key={key} state={state} offers={offers} index={index} />
      ))}
      <ProgrammeTemplates onAdd={(template) => offers.addAll(templateOffers(template))} />
      <AddRow rows={offers} row={NEW_OFFER}>
        {t('eventEditor:programme.addOffer')}
      </AddRow>
    </EditorSection>
  )
}
