import { useWords } from '@polynya/ui'
import { useId } from 'react'

const MEANS = ['later', 'cash', 'card'] as const

/** What an import of entries does besides entering known swimmers. */
export interface EntryOptions {
  readonly createProfiles: boolean
  /** Of new profiles without one in the file. */
  readonly city: string
  readonly means: (typeof MEANS)[number]
}

interface Props {
  readonly options: EntryOptions
  readonly isFree: boolean
  readonly onChange: (options: EntryOptions) => void
}

export function EntryOptionsFields({ options, isFree, onChange }: Props) {
  const { t } = useWords()
  const id = useId()
  const { createProfiles, city, means } = options
  return (
    <>
      <div className="field">
        <label className="tick">
          <input
            type="checkbox"
            checked={createProfiles}
            onChange={({ target }) => onChange({ ...options, createProfiles: target.checked })}
          />
          <span>
            {t('printouts:exchange.createProfiles')}
            <small>{t('printouts:exchange.createProfilesHint')}</small>
          </span>
        </label>
      </div>
      {createProfiles && (
        <div className="field">
          <label htmlFor={`${id}-city`}>{t('printouts:exchange.city')}</label>
          <p id={`${id}-city-hint`} className="field-hint">
            {t('printouts:exchange.cityHint')}
          </p>
          <input
            id={`${id}-city`}
            type="text"
            autoComplete="off"
            maxLength={60}
            value={city}
            aria-describedby={`${id}-city-hint`}
            onChange={({ target }) => onChange({ ...options, city: target.value })}
          />
        </div>
      )}
      {!isFree && (
        <fieldset className="field">
          <legend>{t('printouts:exchange.means')}</legend>
          {MEANS.map((each) => (
            <label key={each} className="tick">
              <input
                type="radio"
                name={`${id}-means`}
                checked={means === each}
                onChange={() => onChange({ ...options, means: each })}
              />
              <span>{t(`printouts:exchange.paid.${each}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  )
}
