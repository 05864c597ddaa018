import { RIGHT_LIMITS, type Right, type RightName } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useState } from 'react'
import { useRegions } from '../../../features/places/use-regions.ts'
import { LimitText } from './LimitText.tsx'
import { hasRight, isEffective, isOffered, rightKey, rightText } from './rights.ts'

interface Props {
  readonly name: RightName
  readonly rights: readonly Right[]
  readonly onToggle: (right: Right) => void
}

/** One right: everywhere, or in the regions that are ticked. */
export function RightFields({ name, rights, onToggle }: Props) {
  const { t } = useWords()
  // Limits that are not offered here: granted at the results desk, or before regions of such a right were refused.
  const [others] = useState(() => rights.filter((right) => right.right === name && !isOffered(right)))
  const everywhere = { right: name, region: null }
  const isEverywhere = hasRight(rights, everywhere)
  const tick = (right: Right) => (
    <label key={rightKey(right)} className="tick">
      <input type="checkbox" checked={hasRight(rights, right)} onChange={() => onToggle(right)} />
      <span>
        <LimitText {...right} />
        {!isEffective(right) && <small>{t('administration:accounts.noEffect')}</small>}
      </span>
    </label>
  )
  return (
    <fieldset className="field right-fields">
      <legend>{rightText(name, t)}</legend>
      {tick(everywhere)}
      {others.map(tick)}
      {!isEverywhere && RIGHT_LIMITS[name].region && (
        <RegionTicks name={name} rights={rights} onToggle={onToggle} />
      )}
    </fieldset>
  )
}

function RegionTicks({ name, rights, onToggle }: Props) {
  const { t } = useWords()
  const regions = useRegions().map((region) => ({ ...region, right: { right: name, region: region.value } }))
  const chosen = regions.filter(({ right }) => hasRight(rights, right)).map(({ text }) => text)
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
          {regions.map(({ value, text, right }) => (
            <label key={value} className="tick">
              <input type="checkbox" checked={hasRight(rights, right)} onChange={() => onToggle(right)} />
              <span>{text}</span>
            </label>
          ))}
        </div>
      )}
    </details>
  )
}
