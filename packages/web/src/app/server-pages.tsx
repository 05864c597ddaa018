/**
 * Pages rendered by the server into index.html, so that they are visible before any script runs and in link
 * previews. Built for Node into a file of its own, which the server loads.
 */

import type { EventView, SiteText, Swimmer } from '@polynya/contract'
import type { Language } from '@polynya/i18n'
import { inLanguage, swimmerName, useWords } from '@polynya/ui'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { eventName } from '../features/events/event-name.ts'
import { whyNotOpen } from '../features/events/not-open.ts'
import { OpeningText } from '../features/events/OpeningText.tsx'
import { readText } from '../features/texts/read-text.ts'
import { TextView } from '../pages/text/TextView.tsx'
import { EventBar } from '../pages/view-event/action/EventBar.tsx'
import { RegisterAction } from '../pages/view-event/action/RegisterAction.tsx'
import { EventBand } from '../pages/view-event/EventBand.tsx'
import { ClaimCard, ClaimSignIn } from '../pages/view-swimmer/ClaimCard.tsx'
import { SwimmerBand } from '../pages/view-swimmer/SwimmerBand.tsx'
import { InEachLanguage, wordsIn } from './InEachLanguage.tsx'

interface PageRequest {
  readonly language: Language
  /** The address of the page. */
  readonly address: string
  /** How messengers show a link to it, if it has a share picture. */
  readonly preview: Preview | null
}

interface Preview {
  readonly title: string
  readonly description: string
  /** Path of the picture. */
  readonly picture: string
  readonly alt: string
}

/**
 * The page of an event: its head in each language, and what search engines and messengers say of it.
 *
 * @param template index.html as it was built
 */
export function eventPage(template: string, [event]: readonly [EventView], request: PageRequest): string {
  return filled(template, {
    page: 'view-event',
    request,
    head: <About event={event} {...request} />,
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
    head: (
      <Titled title={swimmerName(swimmer, request.language).main.text} language={request.language}>
        {request.preview && <Previewed type="profile" preview={request.preview} address={request.address} />}
      </Titled>
    ),
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

/** A text of the site: its contents, its lead and its first section. */
export function textPage(template: string, texts: readonly SiteText[], request: PageRequest): string {
  const requested = texts.find(({ lang }) => lang === request.language)
  if (!requested) return template
  return filled(template, {
    page: requested.name,
    request,
    head: <Titled title={readText(requested.markdown).title} language={request.language} />,
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

interface TitledProps {
  readonly title: string
  readonly language: Language
  readonly children?: ReactNode
}

function Titled({ title, language, children }: TitledProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={wordsIn(language).t('home:hero.lead')} />
      {children}
    </>
  )
}

interface PreviewedProps extends Pick<PageRequest, 'address'> {
  readonly type: 'profile' | 'website'
  readonly preview: Preview
}

/** The preview of a link, with its share picture. */
function Previewed({ type, preview, address }: PreviewedProps) {
  const { title, description, picture, alt } = preview
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={new URL(picture, address).href} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

interface Filling {
  /** The name that the first script gives the page. */
  readonly page: string
  readonly request: PageRequest
  /** Replaces the title and the description of index.html. */
  readonly head: ReactNode
  readonly body: ReactNode
}

function filled(template: string, { page, request, head, body }: Filling): string {
  const content = renderToStaticMarkup(<div data-only-page={page}>{body}</div>)
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

function About({ event, language, address, preview }: PageRequest & { readonly event: EventView }) {
  const { t, formats } = wordsIn(language)
  if (preview) {
    return (
      <>
        <title>{preview.title}</title>
        <meta name="description" content={preview.description} />
        <Previewed type="website" {...{ preview, address }} />
      </>
    )
  }
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
