import { useWords } from '@polynya/ui'
import type { UseComboboxReturnValue } from 'downshift'
import { type HTMLAttributes, useId } from 'react'
import { FOUND_GROUPS, type FoundItem, type FoundItems } from './found-items.ts'

interface Props {
  /** Null while there are no results. */
  readonly found: FoundItems | null
  readonly menu: HTMLAttributes<HTMLElement>
  readonly itemProps: UseComboboxReturnValue<FoundItem>['getItemProps']
}

/** The results by kind, hidden while there are none. */
export function FoundList({ found, menu, itemProps }: Props) {
  const { t } = useWords()
  const id = useId()
  const groups = FOUND_GROUPS.filter((group) => found && found[group].length > 0)
  const firstOf = (group: (typeof FOUND_GROUPS)[number]) =>
    groups.slice(0, groups.indexOf(group)).reduce((count, each) => count + (found?.[each].length ?? 0), 0)
  return (
    <div {...menu} className="site-search-results" hidden={groups.length === 0}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <p id={`${id}-${group}`} role="presentation">
            {t(`search:groups.${group}`)}
          </p>
          {found?.[group].map((item, index) => (
            <div key={item.href} {...itemProps({ item, index: firstOf(group) + index })}>
              <b lang={item.name.lang}>{item.name.text}</b> <small>{item.details}</small>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
