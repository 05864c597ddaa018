import type { WidgetSwimmer } from '@polynya/contract'
import { swimmerName } from './swimmer-name.ts'
import { useWords } from './words.ts'

interface Props {
  readonly swimmer: WidgetSwimmer['swimmer']
}

/** A swimmer's photo, or two letters in its place. */
export function SwimmerPhoto({ swimmer }: Props) {
  const { t, language } = useWords()
  const { main, initials } = swimmerName(swimmer, language)
  if (swimmer.avatarImage === null) {
    return (
      <span className="swimmer-photo" aria-hidden="true">
        {initials}
      </span>
    )
  }
  const alt = t('swimmers:card.photo', { name: main.text })
  return <img className="swimmer-photo" src={swimmer.avatarImage} alt={alt} width={112} height={112} />
}
