import type { WidgetSwimmer } from '@polynya/contract'
import { swimmerCardSource } from '@polynya/contract/widget-sources/swimmer-card'
import { createDayFormats, createPlaceFormats, createShortDates } from '@polynya/i18n'
import depthRings from '@polynya/ui/DepthRings.css?inline'
import facts from '@polynya/ui/Facts.css?inline'
import card from '@polynya/ui/SwimmerCard.css?inline'
import swimmerFacts from '@polynya/ui/SwimmerFacts.css?inline'
import photo from '@polynya/ui/SwimmerPhoto.css?inline'
import type { Widget } from '../widget.ts'
import { SWIMMER_CARD } from './attributes.ts'
import { SwimmerCardView } from './SwimmerCardView.tsx'
import own from './swimmer-card.css?inline'
import tokens from './tokens.css?inline'

type SwimmerCardWidget = Widget<WidgetSwimmer, typeof SWIMMER_CARD>

export const createSwimmerCard = ({ texts }: Pick<SwimmerCardWidget, 'texts'>): SwimmerCardWidget => ({
  tag: 'polynya-swimmer-card',
  source: swimmerCardSource,
  attributes: SWIMMER_CARD,
  styles: [tokens, depthRings, facts, swimmerFacts, photo, card, own],
  texts,
  formats: (language) => ({
    ...createDayFormats(language),
    ...createShortDates(language),
    ...createPlaceFormats(language),
  }),
  isShaped: (body) => typeof (body as WidgetSwimmer | null)?.swimmer?.iwsaid === 'string',
  countOf: () => 1,
  View: SwimmerCardView,
})
