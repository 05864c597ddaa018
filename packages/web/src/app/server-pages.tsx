/**
 * Pages rendered by the server into index.html, so that they are visible before any script runs and in link
 * previews. Built for Node into a file of its own, which the server loads.
 */

import type { EventView, Series, SiteText, Swimmer } from '@polynya/contract'
import { inLanguage, useWords } from '@polynya/ui'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { whyNotOpen } from '../features/events/not-open.ts'
import { OpeningText } from '../features/events/OpeningText.tsx'
import { readText } from '../features/texts/read-text.ts'
import { TextView } from '../pages/text/TextView.tsx'
import { EventBar } from '../pages/view-event/action/EventBar.tsx'
import { RegisterAction } from '../pages/view-event/action/RegisterAction.tsx'
import { EventBand } from '../pages/view-event/EventBand.tsx'
import { ClaimCard, ClaimSignIn } from '../pages/view-swimmer/ClaimCard.tsx'
import { SwimmerBand } from '../pages/view-swimmer/SwimmerBand.tsx'
import { EventHead } from './head/EventHead.tsx'
import { PageHead } from './head/PageHead.tsx'
import type { PageRequest } from './head/page-request.ts'
import { SiteHead } from './head/SiteHead.tsx'
import { SwimmerHead } from './head/SwimmerHead.tsx'
import { TextHead } from './head/TextHead.tsx'
import { wordsIn } from './head/words-in.ts'
import { InEachLanguage } from './InEachLanguage.tsx'

/**
 * The page of an event: its head in each language, and what search engines and messengers say of it.
 *
 * @param template index.html as it was built
 */
export function eventPage(
  template: string,
  [event, swimmer]: readonly [EventView, Swimmer?],
  request: PageRequest,
): string {
  return filled(template, {
    page: 'view-event',
    request,
    head: <EventHead event={event} swimmer={swimmer} request={request} />,
    body: (
      <InEachLanguage>
        <EventBand event={event}>
          <Opening event={event} />
        </EventBand>
        <EventBar event={event} now={new Date()}>
          <RegisterAction event={event} />
        </EventBar>
      </InEachLanguage>
    ),
  })
}

/** The page of a swimmer: its head, and how to link the profile to an account. */
export function swimmerPage(template: string, [swimmer]: readonly [Swimmer], request: PageRequest): string {
  return filled(template, {
    page: 'view-swimmer',
    request,
    head: <SwimmerHead swimmer={swimmer} request={request} />,
    body: (
      <InEachLanguage>
        <SwimmerBand swimmer={swimmer}>
          <Share />
        </SwimmerBand>
        {swimmer.link !== 'linked' && (
          <ClaimCard swimmer={swimmer}>
            <ClaimSignIn swimmer={swimmer} />
          </ClaimCard>
        )}
      </InEachLanguage>
    ),
  })
}

/** The page of a series, which scripts fill. */
export function seriesPage(template: string, [series]: readonly [Series], request: PageRequest): string {
  const { t } = wordsIn(request.language)
  const name = inLanguage(request.language, { ru: series.name, en: series.nameEn })?.text ?? series.name
  const season = t('standings:series.season', { season: series.season })
  const description = [season, t('standings:series.lead')].join('. ')
  return filled(template, {
    page: 'series',
    request,
    head: <PageHead title={name} description={description} request={request} />,
  })
}

/** A page that every installation has; its first texts are in index.html. */
export function sitePage(template: string, _data: readonly unknown[], request: PageRequest): string {
  const page = new URL(request.address).pathname.split('/')[1] || 'home'
  return filled(template, { page, request, head: <SiteHead page={page} request={request} /> })
}

/** A text of the site: its contents, its lead and its first section. */
export function textPage(template: string, texts: readonly SiteText[], request: PageRequest): string {
  const requested = texts.find(({ lang }) => lang === request.language)
  if (!requested) return template
  return filled(template, {
    page: requested.name,
    request,
    head: <TextHead text={requested} request={request} />,
    body: (
      <InEachLanguage>
        <TextStart texts={texts} />
      </InEachLanguage>
    ),
  })
}

function TextStart({ texts }: { readonly texts: readonly SiteText[] }) {
  const { language } = useWords()
  const markdown = texts.find(({ lang }) => lang === language)?.markdown
  if (!markdown) return null
  const text = readText(markdown)
  return <TextView text={text} sections={text.sections.slice(0, 1)} />
}

/** It works once the scripts run. */
function Share() {
  return (
    <button type="button" className="button" data-kind="water" disabled>
      {useWords().t('share.label')}
    </button>
  )
}

interface Filling {
  /** The name that the first script gives the page. */
  readonly page: string
  readonly request: PageRequest
  /** Replaces the title and the description of index.html. */
  readonly head: ReactNode
  /** What the page starts with, if that is not in index.html. */
  readonly body?: ReactNode
}

function filled(template: string, { page, request, head, body }: Filling): string {
  const content = body ? renderToStaticMarkup(<div data-only-page={page}>{body}</div>) : ''
  return template
    .replace('<html lang="ru">', `<html lang="${request.language}" data-page="${page}">`)
    .replace(/<title>.*?<\/title><meta name="description"[^>]*>/s, () => renderToStaticMarkup(head))
    .replace('<!--page-->', () => content)
}

/** Time until registration opens; the countdown starts once the scripts run. */
function Opening({ event }: { readonly event: EventView }) {
  const { t, formats } = useWords()
  if (whyNotOpen(event) !== 'willOpen') return null
  return (
    <OpeningText label={t('eventAction:opensIn')}>{formats.days(event.registration.days ?? 0)}</OpeningText>
  )
}
