import { inLanguage } from './in-language.ts'
import type { NamedEvent } from './swimmer-results.ts'
import { useWords } from './words.ts'

interface Props {
  readonly event: NamedEvent
  /** Returns the URL of an event's page. */
  readonly hrefOf: (eventId: number) => string
}

/** The name of an event, linked to its page. */
export function EventLink({ event, hrefOf }: Props) {
  const { language } = useWords()
  const name = inLanguage(language, { ru: event.name, en: event.nameEn })
  return (
    <a href={hrefOf(event.id)} lang={name?.lang}>
      {name?.text}
    </a>
  )
}
