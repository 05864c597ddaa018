import type { SwimmerCard, WidgetSwimmer } from '@polynya/contract'
import { swimmerName } from './swimmer-name.ts'
import { useWords } from './words.ts'

interface Props {
  /** A swimmer without a status is public. */
  readonly swimmer: WidgetSwimmer['swimmer'] & Partial<Pick<SwimmerCard, 'i_status'>>
}

/** A swimmer's photo, or initials: the photo of an unconfirmed profile is not public. */
export function SwimmerPhoto({ swimmer }: Props) {
  const { t, language } = useWords()
  const { main, initials } = swimmerName(swimmer, language)
  if (swimmer.avatarImage === null || swimmer.i_status === 0) {
    return (
      <span className="swimmer-photo" aria-hidden="true">
        {initials}
      </span>
    )
  }
  const alt = t('swimmers:card.photo', { name: main.text })
  return <img className="swimmer-photo" src={swimmer.avatarImage} alt={alt} width={112} height={112} />
}
