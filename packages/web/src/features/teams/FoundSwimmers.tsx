import type { SwimmerCard } from '@polynya/contract'
import { swimmerName, useWords } from '@polynya/ui'
import { FOUND_ID, optionId } from './MemberField.tsx'
import type { MemberSearch } from './use-member-search.ts'

interface Props {
  readonly search: MemberSearch | null
  /** What the stage is called that is searched for. */
  readonly stage: string
  readonly active: number
  readonly onChoose: (swimmer: SwimmerCard) => void
}

/** What a search for a member has found: below the table, where it is not cut off. */
export function FoundSwimmers({ search, stage, active, onChoose }: Props) {
  const { t } = useWords()
  const swimmers = search?.swimmers ?? []
  return (
    <div className="team-found">
      <p className="field-hint">{t('teams:searchHint')}</p>
      <p role="status">{search && statusText(search, t)}</p>
      <div
        id={FOUND_ID}
        role="listbox"
        aria-label={t('teams:found', { stage })}
        hidden={swimmers.length === 0}
      >
        {swimmers.map((swimmer, index) => (
          <Option
            key={swimmer.id}
            id={optionId(index)}
            swimmer={swimmer}
            isActive={index === active}
            onChoose={onChoose}
          />
        ))}
      </div>
    </div>
  )
}

interface OptionProps extends Pick<Props, 'onChoose'> {
  readonly id: string
  readonly swimmer: SwimmerCard
  readonly isActive: boolean
}

function Option({ id, swimmer, isActive, onChoose }: OptionProps) {
  const { language, t, formats } = useWords()
  const { main } = swimmerName(swimmer, language)
  const { swimmerInfo, iwsaid, birthYear } = swimmer
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    <div
      id={id}
      tabIndex={-1}
      role="option"
      aria-selected={isActive}
      onMouseDown={(domEvent) => domEvent.preventDefault()}
      onClick={() => onChoose(swimmer)}
    >
      <b>{iwsaid}</b> <span lang={main.lang}>{main.text}</span>
      <small>
        {[t('swimmers:row.born', { year: String(birthYear) }), formats.country(swimmerInfo.country)].join(
          ' · ',
        )}
      </small>
    </div>
  )
}

function statusText({ swimmers, hasFailed }: MemberSearch, t: ReturnType<typeof useWords>['t']): string {
  if (swimmers === null) return t('loading')
  if (hasFailed) return t('messages:swimmers.searchFailed')
  return swimmers.length === 0
    ? t('messages:swimmers.noneFound')
    : t('teams:foundCount', { count: swimmers.length })
}
