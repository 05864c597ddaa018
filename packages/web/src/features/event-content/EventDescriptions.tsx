import type { Language } from '@polynya/contract'
import { LANGUAGES } from '@polynya/i18n'
import { useWords } from '@polynya/ui'
import { useState } from 'react'
import { ContentSection } from './ContentSection.tsx'
import type { ContentProps } from './content-props.ts'
import { DescriptionForm } from './DescriptionForm.tsx'
import { Segments } from './Segments.tsx'
import './descriptions.css'

/**
 * Descriptions of an event, one per language, for its editors. Requires `CONTENT_WORDS`, and a parent
 * <GuardedForms> that confirms leaving unsaved changes.
 */
export function EventDescriptions({ event, onSaved, level = 2 }: ContentProps<'descriptionHTML'>) {
  const { t, language: spoken } = useWords()
  const [language, setLanguage] = useState<Language>(spoken)
  const [opened, setOpened] = useState<readonly Language[]>([spoken])

  function open(next: Language) {
    setLanguage(next)
    if (!opened.includes(next)) setOpened([...opened, next])
  }

  const isWritten = (lang: Language) => event.descriptionHTML.some((each) => each.lang === lang)
  return (
    <ContentSection id="content-description" heading={t('eventContent:descriptions.heading')} level={level}>
      <Segments
        label={t('eventContent:descriptions.language')}
        choices={LANGUAGES.map((value) => ({
          value,
          text: t(`eventContent:descriptions.${value}`),
          note: t(`eventContent:descriptions.${isWritten(value) ? 'written' : 'missing'}`),
        }))}
        value={language}
        onChoose={open}
      />
      {opened.map((lang) => (
        <div key={lang} hidden={lang !== language}>
          <DescriptionForm event={event} lang={lang} onSaved={onSaved} />
        </div>
      ))}
    </ContentSection>
  )
}
