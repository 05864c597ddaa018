import { useWords } from '@polynya/ui'
import { VIEWS, type View } from '../../features/events/event-filters.ts'

interface Props {
  readonly view: View | undefined
  readonly onChoose: (view: View | undefined) => void
}

/** Buttons that show the events as a list, by month or on a map. */
export function ViewSwitch({ view, onChoose }: Props) {
  const { t } = useWords()
  return (
    <fieldset className="view-switch">
      <legend className="visually-hidden">{t('events:views.label')}</legend>
      {([undefined, ...VIEWS] as const).map((each) => (
        <button
          key={each ?? 'list'}
          type="button"
          className="button"
          aria-pressed={view === each}
          onClick={() => onChoose(each)}
        >
          {t(`events:views.${each ?? 'list'}`)}
        </button>
      ))}
    </fieldset>
  )
}
