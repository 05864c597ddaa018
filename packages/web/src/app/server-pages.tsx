/**
 * Pages rendered by the server into index.html, so that they are visible before any script runs and in link
 * previews. Built for Node into a file of its own, which the server loads.
 */

import type { EventView } from '@polynya/contract'
import type { Language } from '@polynya/i18n'
import { inLanguage, useWords } from '@polynya/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { eventName } from '../features/events/event-name.ts'
import { whyNotOpen } from '../features/events/not-open.ts'
import { OpeningText } from '../features/events/OpeningText.tsx'
import { EventBar } from '../pages/view-event/action/EventBar.tsx'
import { RegisterAction } from '../pages/view-event/action/RegisterAction.tsx'
import { EventBand } from '../pages/view-event/EventBand.tsx'
import { InEachLanguage, wordsIn } from './InEachLanguage.tsx'

interface PageRequest {
  readonly language: Language
  /** The address of the page. */
  readonly address: string
}

/**
 * The page of an event: its head in each language, and what search engines and messengers say of it.
 *
 * @param template index.html as it was built
 */
export function eventPage(template: string, event: EventView, request: PageRequest): string {
  const head = renderToStaticMarkup(<About event={event} {...request} />)
  const band = renderToStaticMarkup(
    <div data-only-page="view-event">
      <InEachLanguage>
        <EventBand event={event}>
          <Opening event={event} />
        </EventBand>
        <EventBar event={event} now={new Date()}>
          <RegisterAction event={event} />
        </EventBar>
      </InEachLanguage>
    </div>,
  )
  return template
    .replace('<html lang="ru">', `<html lang="${request.language}" data-page="view-event">`)
    .replace(/<title>.*?<\/title><meta name="description"[^>]*>/s, () => head)
    .replace('<!--page-->', () => band)
}

/** Time until registration opens; the countdown starts once the scripts run. */
function Opening({ event }: { readonly event: EventView }) {
  const { t, formats } = useWords()
  if (whyNotOpen(event) !== 'willOpen') return null
  return (
    <OpeningText label={t('eventAction:opensIn')}>{formats.days(event.registration.days ?? 0)}</OpeningText>
  )
}

function About({ event, language, address }: PageRequest & { readonly event: EventView }) {
  const { t, formats } = wordsIn(language)
  const { startDate, endDate, poster } = event
  const name = eventName(event, language).text
  const place = inLanguage(language, { ru: event.address, en: event.addressEn })?.text
  const when = startDate && formats.dateRange(startDate, endDate ?? startDate)
  const description = [when, place].filter(Boolean).join(' · ') || t('home:hero.lead')
  return (
    <>
      <title>{name}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {poster && <meta property="og:image" content={new URL(poster, address).href} />}
    </>
  )
}
