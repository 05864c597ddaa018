import type { WidgetElements } from '@polynya/contract'
import { EmptyState, useWords } from '@polynya/ui'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { RequiredChoice } from '../../infrastructure/lists/RequiredChoice.tsx'
import { CodeOf } from './CodeOf.tsx'
import { elementsQuery } from './elements-query.ts'
import { type GeneratorChoice, PARAMETERS } from './generator-choice.ts'
import { Instructions } from './Instructions.tsx'
import { Preview } from './Preview.tsx'
import { useGenerator } from './use-generator.ts'
import { WidgetSettings } from './WidgetSettings.tsx'
import './widgets.css'

/** Generates the code by which other sites show a widget, with a preview; the address holds the choice. */
export function WidgetsPage() {
  const { t } = useWords()
  return (
    <div className="page widgets-page">
      <h1>{t('embedding:heading')}</h1>
      <p className="page-lead">{t('embedding:lead')}</p>
      <Loaded query={elementsQuery} failed={t('embedding:failed')} rows={6}>
        {(published) => <Generator published={published} />}
      </Loaded>
    </div>
  )
}

function Generator({ published }: { readonly published: WidgetElements }) {
  const { t } = useWords()
  const { choice, choose, nameOf } = useGenerator(published)
  if (!choice) {
    return (
      <EmptyState title={t('embedding:missing')}>
        <p>{t('embedding:missingAdvice')}</p>
      </EmptyState>
    )
  }
  const widgets = published.elements.map(({ name }) => ({ value: name, text: nameOf('widgets', name) }))
  return (
    <div className="widgets-generator">
      <form className="form widgets-choice" onSubmit={(domEvent) => domEvent.preventDefault()}>
        <RequiredChoice
          label={t('embedding:widget')}
          value={choice.element.name}
          options={widgets}
          onChoose={(name) => choose({ [PARAMETERS.widget]: name })}
        />
        <WidgetSettings choice={choice} choose={choose} nameOf={nameOf} />
      </form>
      <Outcome choice={choice} choose={choose} title={nameOf('widgets', choice.element.name)} />
    </div>
  )
}

interface OutcomeProps {
  readonly choice: GeneratorChoice
  readonly choose: ReturnType<typeof useGenerator>['choose']
  readonly title: string
}

/** The preview and the code, once the choice is complete. */
function Outcome({ choice, choose, title }: OutcomeProps) {
  const { t } = useWords()
  return (
    <div className="widgets-outcome">
      {choice.isComplete ? (
        <>
          <Preview choice={choice} title={title} />
          <CodeOf
            choice={choice}
            title={title}
            onVariant={(code) => choose({ [PARAMETERS.variant]: code })}
          />
        </>
      ) : (
        <EmptyState title={t('embedding:required')} />
      )}
      <Instructions choice={choice} />
    </div>
  )
}
