import type { Right, RightName } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useState } from 'react'
import { useRegions } from '../../../features/places/use-regions.ts'
import { hasRight, rightText } from './rights.ts'

interface Props {
  readonly name: RightName
  readonly rights: readonly Right[]
  readonly onToggle: (right: Right) => void
}

/** One right: everywhere, or in the regions that are ticked. */
export function RightFields({ name, rights, onToggle }: Props) {
  const { t } = useWords()
  const isEverywhere = hasRight(rights, name, null)
  return (
    <fieldset className="field right-fields">
      <legend>{rightText(name, t)}</legend>
      <label className="tick">
        <input
          type="checkbox"
          checked={isEverywhere}
          onChange={() => onToggle({ right: name, region: null })}
        />
        <span>{t('administration:accounts.everywhere')}</span>
      </label>
      {!isEverywhere && <RegionTicks name={name} rights={rights} onToggle={onToggle} />}
    </fieldset>
  )
}

function RegionTicks({ name, rights, onToggle }: Props) {
  const { t } = useWords()
  const regions = useRegions()
  const chosen = regions.filter(({ value }) => hasRight(rights, name, value)).map(({ text }) => text)
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {chosen.length === 0
          ? t('administration:accounts.inRegions')
          : t('administration:accounts.regionsChosen', { regions: chosen.join(', ') })}
      </summary>
      {isOpen && (
        <div className="region-ticks">
          {regions.map(({ value, text }) => (
            <label key={value} className="tick">
              <input
                type="checkbox"
                checked={hasRight(rights, name, value)}
                onChange={() => onToggle({ right: name, region: value })}
              />
              <span>{text}</span>
            </label>
          ))}
        </div>
      )}
    </details>
  )
}
