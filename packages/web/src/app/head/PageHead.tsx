import { LANGUAGES } from '@polynya/i18n'
import { type JsonLd, jsonForScript } from '@polynya/ui'
import type { PageRequest, Preview } from './page-request.ts'

interface PageHeadProps {
  readonly title: string
  readonly description: string
  readonly request: PageRequest
  /** Of the preview of a link. */
  readonly type?: 'profile' | 'website'
  /** Path of a picture; that of the site without one. */
  readonly picture?: string | null
  /** What the page is about. */
  readonly data?: readonly (JsonLd | null)[]
}

const SITE_PICTURE = '/icon-512.png'
/** Media types by format of oEmbed. */
const OEMBED_TYPES = { json: 'application/json+oembed', xml: 'text/xml+oembed' } as const
const LOCALES = { ru: 'ru_RU', en: 'en_GB' } as const

/** What search engines and messengers read of a page: it replaces the title and the description of index.html. */
export function PageHead({ title, description, request, type = 'website', picture, data }: PageHeadProps) {
  const { address, alternates, language, preview, oEmbed, site } = request
  return (
    <>
      <title>{preview?.title ?? title}</title>
      <meta name="description" content={preview?.description ?? description} />
      <link rel="canonical" href={address} />
      {Object.entries(alternates).map(([hreflang, href]) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {oEmbed &&
        Object.entries(OEMBED_TYPES).map(([format, each]) => (
          <link
            key={format}
            rel="alternate"
            type={each}
            href={`${oEmbed}&format=${format}`}
            title={preview?.title ?? title}
          />
        ))}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site.titles[language][0]} />
      <meta property="og:locale" content={LOCALES[language]} />
      {LANGUAGES.filter((each) => each !== language).map((each) => (
        <meta key={each} property="og:locale:alternate" content={LOCALES[each]} />
      ))}
      <meta property="og:title" content={preview?.title ?? title} />
      <meta property="og:description" content={preview?.description ?? description} />
      <meta property="og:url" content={address} />
      {preview ? (
        <SharePicture preview={preview} address={address} />
      ) : (
        <meta property="og:image" content={new URL(picture ?? SITE_PICTURE, address).href} />
      )}
      {data?.map((each) => each && <Data key={String(each['@id'])} data={each} />)}
    </>
  )
}

function SharePicture({ preview, address }: { readonly preview: Preview; readonly address: string }) {
  return (
    <>
      <meta property="og:image" content={new URL(preview.picture, address).href} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={preview.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** React writes the text of a script as it is; `jsonForScript` escapes what could end the element. */
const Data = ({ data }: { readonly data: JsonLd }) => (
  <script type="application/ld+json">{jsonForScript(data)}</script>
)
