import { catalogues } from '@polynya/i18n/catalogues'
import { describe, expect, it } from 'vitest'
import { renderMarkdown } from './markdown.ts'

const render = (markdown: string) =>
  renderMarkdown(`# Title\n\n${markdown}`, {
    language: 'ru',
    resolve: (target) => `to/${target}`,
    picture: (file) => ({ light: file, dark: `dark-${file}`, width: 390, height: 860 }),
  })

describe('Markdown of the documentation', () => {
  it('quotes a text of a screen in the language of the page', () => {
    const { html } = render('Нажмите {{shell:footer.terms}}.')
    expect(html).toContain(`<b class="screen-text">${catalogues.ru.shell.footer.terms}</b>`)
  })

  it.each(['{{shell:footer.none}}', '{{nothing:at.all}}', '{{shell:footer}}'])('refuses %s', (reference) => {
    expect(() => render(reference)).toThrow('is no text of the catalogues')
  })

  it('refuses a text that has values', () => {
    expect(() => render('{{docsSite:nothing}}')).toThrow('has values')
  })

  it('gives headings of the same text different anchors', () => {
    const { html, headings } = render('## Взнос\n\n## Взнос')
    expect(headings.map(({ id }) => id)).toEqual(['взнос', 'взнос-1'])
    expect(html).toContain('<h2 id="взнос-1">')
  })

  it('shows raw HTML as text, and leaves comments out', () => {
    const { html } = render('<!-- table -->\n\n<script>alert(1)</script>')
    expect(html).not.toContain('<script')
    expect(html).not.toContain('table')
  })

  it('shows a picture of a screen in both themes', () => {
    const { html } = render('![Список событий](events.webp)')
    expect(html).toContain(
      'data-shot="light" src="events.webp" width="390" height="860" alt="Список событий"',
    )
    expect(html).toContain('data-shot="dark" src="dark-events.webp"')
  })

  it('requires a title', () => {
    expect(() =>
      renderMarkdown('Text', {
        language: 'en',
        resolve: String,
        picture: (file) => ({ light: file, dark: file, width: 1, height: 1 }),
      }),
    ).toThrow('title')
  })
})
