import type { WidgetSwimmer } from '@polynya/contract'
import { SwimmerCard, useWords } from '@polynya/ui'
import { todayHere } from '../today.ts'
import type { ViewProps } from '../widget.ts'
import type { SWIMMER_CARD } from './attributes.ts'

/** The swimmer's card with a link to the full profile. */
export function SwimmerCardView({
  data,
  settings,
  origin,
  headingLevel,
}: ViewProps<WidgetSwimmer, typeof SWIMMER_CARD>) {
  const { language } = useWords()
  const { swimmer, region } = data
  const shows = (part: string) => settings.show === '' || settings.show.split(' ').includes(part)
  const { swimmerInfo, avatarImage } = swimmer
  return (
    <SwimmerCard
      swimmer={{
        ...swimmer,
        avatarImage: shows('photo') && avatarImage ? new URL(avatarImage, origin).href : null,
        swimmerInfo: { ...swimmerInfo, about: shows('about') ? swimmerInfo.about : null },
      }}
      region={region?.[language] ?? null}
      today={todayHere()}
      headingLevel={headingLevel}
      href={`${origin}/view-swimmer/${swimmer.iwsaid}`}
    />
  )
}
