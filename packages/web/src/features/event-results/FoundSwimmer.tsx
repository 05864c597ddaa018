import type { EventView } from '@polynya/contract'
import { swimmerName, useWords } from '@polynya/ui'
import { useModalHref } from '../../infrastructure/addresses/use-modal-href.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { EntryTags } from '../event-lists/EntrantTable.tsx'
import { entrantsQuery } from '../event-lists/lists-queries.ts'
import { FoundResults } from './FoundResults.tsx'
import '../event-lists/event-lists.css'

/** The swimmer named in the address, with their entries. */
export function FoundSwimmer({
  event,
  iwsaid,
}: {
  readonly event: Pick<EventView, 'id' | 'results'>
  readonly iwsaid: string
}) {
  const { t } = useWords()
  const { client } = useApp()
  const hrefOf = useModalHref()
  return (
    <div className="found-swimmer">
      <h3>{t('startLists:swimmer.heading')}</h3>
      <Loaded
        query={entrantsQuery(client, event.id, { iwsaid })}
        failed={t('startLists:entries.failed')}
        rows={1}
      >
        {({ swimmers: [found] }) =>
          found ? (
            <FoundEntries found={found} href={hrefOf(iwsaid)} />
          ) : (
            <p>
              {t('startLists:swimmer.none')}{' '}
              <a href={hrefOf(iwsaid)}>{t('startLists:swimmer.open', { iwsaid })}</a>
            </p>
          )
        }
      </Loaded>
      <FoundResults event={event} iwsaid={iwsaid} />
    </div>
  )
}

function FoundEntries({
  found,
  href,
}: {
  readonly found: Parameters<typeof swimmerName>[0] & Parameters<typeof EntryTags>[0]
  readonly href: string
}) {
  const { language } = useWords()
  const { main } = swimmerName(found, language)
  return (
    <>
      <p>
        <a href={href} lang={main.lang}>
          {main.text}
        </a>
      </p>
      <EntryTags entries={found.entries} />
    </>
  )
}
