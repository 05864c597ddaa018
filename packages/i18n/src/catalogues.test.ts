import { FIELD_REASONS, REASONS, type Reason } from '@polynya/contract'
import { describe, expect, it } from 'vitest'
import { catalogues, translate } from './catalogues.ts'
import { LANGUAGES } from './languages.ts'

type Texts = { readonly [key: string]: string | Texts }

/** Every text by its key. */
function textsOf(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : textsOf(value, `${prefix}${key}.`),
  )
}

const placeholdersOf = (text: string) => [...text.matchAll(/{{(\w+)/g)].map(([, name]) => name).sort()
const breaking = (texts: [string, string][], rule: RegExp) => texts.filter(([, text]) => rule.test(text))
const ru = translate('ru')
const en = translate('en')

describe('plural forms', () => {
  it.each([
    [1, '1 пловец', '1 swimmer'],
    [2, '2 пловца', '2 swimmers'],
    [5, '5 пловцов', '5 swimmers'],
    [21, '21 пловец', '21 swimmers'],
    [101, '101 пловец', '101 swimmers'],
    [12_480, '12 480 пловцов', '12,480 swimmers'],
  ])('for %d', (count, russian, english) => {
    expect(ru('events:card.swimmers', { count }).replaceAll('\xa0', ' ')).toBe(russian)
    expect(en('events:card.swimmers', { count })).toBe(english)
  })

  it.each([
    [0, 'Регистрация закроется сегодня, 12 января', 'Registration closes today, 12 января'],
    [1, 'Регистрация закроется через 1 день, 12 января', 'Registration closes in 1 day, on 12 января'],
    [3, 'Регистрация закроется через 3 дня, 12 января', 'Registration closes in 3 days, on 12 января'],
    [7, 'Регистрация закроется через 7 дней, 12 января', 'Registration closes in 7 days, on 12 января'],
  ])('of a registration that closes in %d days', (count, russian, english) => {
    const values = { count, date: '12 января' }
    expect(ru('sport:registration.willClose', values).replaceAll('\xa0', ' ')).toBe(russian)
    expect(en('sport:registration.willClose', values)).toBe(english)
  })
})

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts = textsOf(catalogues[language])
  const t = translate(language)

  it('use exactly the fields of each reason', () => {
    const used = Object.entries(catalogues[language].errors.reasons).map(([key, text]) => [
      key,
      placeholdersOf(text),
    ])
    const fields = Object.entries(REASONS).map(([key, reason]) => [
      key,
      'fields' in reason ? [...reason.fields] : [],
    ])
    expect(Object.fromEntries(used)).toEqual(Object.fromEntries(fields))
  })

  it('give an advice in each reason', () => {
    const sentences = Object.values(catalogues[language].errors.reasons).map(
      (text) => text.split(/[.:] /).length,
    )
    expect(Math.min(...sentences)).toBeGreaterThan(1)
  })

  it('cover each reason of a field, with its limit as the only value', () => {
    for (const reason of FIELD_REASONS) {
      expect(t(`errors:fields.${reason}`, { limit: 11 })).not.toContain('{{')
    }
  })

  it('show sizes in the units of the language', () => {
    const message = (reason: Reason, fields: Record<string, number>) =>
      t(`errors:reasons.${reason}`, { ...fields })
    expect(message('file_too_large', { kilobytes: 20_000 })).toMatch(/20\xa0(МБ|MB)\.$/)
    expect(message('file_too_large', { kilobytes: 150 })).toMatch(/150\xa0(кБ|kB)\.$/)
  })

  it('use typographic ellipses, dashes and spaces', () => {
    expect(breaking(texts, /\.\.\./)).toEqual([])
    // Except flags of command lines, such as --help.
    expect(breaking(texts, / - |--(?![a-z])/)).toEqual([])
    expect(breaking(texts, / {2}|^\s|\s[,.!?:;]/)).toEqual([])
    expect(breaking(texts, /[\d}] (м|км|с|m|km|s|°C)(?![\p{L}])/u)).toEqual([])
  })
})

describe('the Russian texts', () => {
  const texts = textsOf(catalogues.ru)
  const shown = texts.filter(([key]) => !key.startsWith('mail.'))

  /** Command lines, and instructions for code and other products. */
  const withCode = /^(cli|commands|embedding\.(hints|places|steps|plugin))\./

  it('have Latin letters only in placeholders, known terms, command lines and code', () => {
    const terms =
      /{{.*?}}|{\w+}|<\/?\w+>|https?:\/\/\S*|mailto:|tel:|\b(JPG|PNG|PDF|Lenex|LEF|LXF|SVG|HTML|CSV|JSON|XLSX|QR|Enter|Esc|Shift|A4|ID|Facebook|PETR004217|7K3M-09XQ-TR5V\w?|English|25FR|PostgreSQL|Node|WordPress|[A-Z]+(?:_[A-Z]+)+|Switch to|EN|III?|I|°C)\b|°C|категория [ABC]/g
    expect(
      breaking(
        texts
          .filter(([key]) => !withCode.test(key))
          .map(([key, text]) => [key, text.replaceAll('\xa0', ' ').replace(terms, '')]),
        /[a-z]/i,
      ),
    ).toEqual([])
  })

  it('quote with «ёлочки»', () => {
    expect(breaking(texts, /["“”„']/)).toEqual([])
  })

  it('never start a line with a dash', () => {
    expect(
      breaking(
        shown.filter(([key]) => key !== 'shell.titles.pattern'),
        / —/,
      ),
    ).toEqual([])
  })

  it('have a no-break space after short words', () => {
    expect(breaking(shown, /(?<![\p{L}])(в|во|к|ко|с|со|о|об|у|и|а|на|не|по|из|до|от) /iu)).toEqual([])
  })

  it('write ё', () => {
    expect(breaking(texts, /учетн|еще|истек[^а-я]|зачет|темн|объем/i)).toEqual([])
  })
})

describe('the English texts', () => {
  it('have Cyrillic letters only in the names of languages', () => {
    const others = textsOf(catalogues.en).filter(([key]) => !key.startsWith('shell.language.'))
    expect(breaking(others, /\p{Script=Cyrillic}/u)).toEqual([])
  })
})

describe('the messages that the specification words', () => {
  it.each([
    ["Hmm, those details don't seem right. Please try again.", en('errors:reasons.wrong_credentials')],
    ['That email is taken', en('errors:reasons.email_taken')],
    ['recover your password', en('errors:reasons.email_taken')],
    ['No registered user for this email', en('errors:reasons.email_unknown')],
    ['Authorization error', en('errors:titles.authorization')],
    ['Connection error, please retry later', en('errors:connectivity.retryLater')],
    ['Please refresh the page. If the issue continues sign in or sign up.', en('unauthorized.advice')],
    ['This page is available to authorized users only.', en('swimmerPages:list.authorizedOnly')],
    ["Two inputs don't match.", en('errors:fields.passwords_differ')],
    ['No more swimmers', en('messages:swimmers.noMore')],
    ["Is the swimmer's info above correct?", en('messages:swimmers.confirmQuestion')],
    ['18+ no upper limit', en('sport:ageGroups.open', { min: 18 })],
  ])('%s', (words, text) => {
    expect(text).toContain(words)
  })
})
