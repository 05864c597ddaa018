import { useWords } from '@polynya/ui'
import { useEffect, useRef } from 'react'

/** The accent of the federation: where the own colour starts. */
const FIRST = '#0b5c8e'

interface Props {
  /** As `#rrggbb`, or '' for that of the widget. */
  readonly value: string
  readonly onChoose: (colour: string) => void
}

/** The colour of links and buttons: that of the widget, or one of the page's own. */
export function ColourField({ value, onChoose }: Props) {
  const { t } = useWords()
  return (
    <div className="field">
      <label className="tick">
        <input
          type="checkbox"
          checked={value !== ''}
          onChange={({ target }) => onChoose(target.checked ? FIRST : '')}
        />
        {t('embedding:ownColour')}
      </label>
      {value && <ColourInput key={value} label={t('embedding:colour')} value={value} onChoose={onChoose} />}
    </div>
  )
}

/** Chosen when its dialog closes: React's `onChange` reports each colour on the way. */
function ColourInput({ label, value, onChoose }: Props & { readonly label: string }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const { current } = input
    const choose = () => current && onChoose(current.value)
    current?.addEventListener('change', choose)
    return () => current?.removeEventListener('change', choose)
  }, [onChoose])
  return (
    <label className="widgets-colour">
      {label}
      <input ref={input} type="color" defaultValue={value} />
    </label>
  )
}
