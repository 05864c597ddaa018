import type { SwimmerCard } from '@polynya/contract'
import { swimmerName, useWords } from '@polynya/ui'
import type { UseComboboxReturnValue } from 'downshift'
import type { HTMLAttributes } from 'react'
import type { SwimmerSearch } from './use-swimmer-search.ts'
import './found-swimmers.css'

interface Props {
  readonly search: SwimmerSearch | null
  readonly menu: HTMLAttributes<HTMLElement>
  readonly itemProps: UseComboboxReturnValue<SwimmerCard>['getItemProps']
}

/** The swimmers that a search has found, and their number as a status message. Needs the namespaces `swimmers` and `messages`. */
export function FoundSwimmers({ search, menu, itemProps }: Props) {
  return (
    <>
      <FoundStatus search={search} />
      <FoundList search={search} menu={menu} itemProps={itemProps} />
    </>
  )
}

/** Number of the found swimmers, as a status message. */
export function FoundStatus({ search }: Pick<Props, 'search'>) {
  const { t } = useWords()
  return <p role="status">{search && statusText(search, t)}</p>
}

/** List of the found swimmers, hidden while there are none. */
export function FoundList({ search, menu, itemProps }: Props) {
  const swimmers = search?.swimmers ?? []
  return (
    <div {...menu} hidden={swimmers.length === 0}>
      {swimmers.map((item, index) => (
        <div key={item.id} {...itemProps({ item, index })}>
          <Found swimmer={item} />
        </div>
      ))}
    </div>
  )
}

function Found({ swimmer }: { readonly swimmer: SwimmerCard }) {
  const { language, t, formats } = useWords()
  const { main } = swimmerName(swimmer, language)
  const { swimmerInfo, iwsaid, birthYear } = swimmer
  return (
    <>
      <b>{iwsaid}</b> <span lang={main.lang}>{main.text}</span>
      <small>
        {[t('swimmers:row.born', { year: String(birthYear) }), formats.country(swimmerInfo.country)].join(
          ' · ',
        )}
      </small>
    </>
  )
}

function statusText({ swimmers, hasFailed }: SwimmerSearch, t: ReturnType<typeof useWords>['t']): string {
  if (swimmers === null) return t('loading')
  if (hasFailed) return t('messages:swimmers.searchFailed')
  return swimmers.length === 0
    ? t('messages:swimmers.noneFound')
    : t('messages:swimmers.foundCount', { count: swimmers.length })
}
