import { describe, expect, it } from 'vitest'
import { checkSvg, isSvg } from './safe-svg.ts'

const svg = (inside: string, attributes = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" ${attributes}>${inside}</svg>`)

const check = (bytes: Buffer) => () => checkSvg(bytes)
const unsafe = expect.objectContaining({ reason: 'svg_unsafe' })

describe('a safe SVG', () => {
  it('draws with shapes, gradients, text and references to its own parts', () => {
    const logo = Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <!-- Made with a drawing program -->
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" id="logo"
           version="1.1" width="100" height="100" viewBox="0 0 100 100" role="img" aria-label="Logo (blue)">
        <title>Полынья</title>
        <defs>
          <linearGradient id="base"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="rgb(0, 90, 140)"/></linearGradient>
          <linearGradient id="water" xlink:href="#base" gradientTransform="rotate(90)"/>
          <clipPath id="hole"><circle cx="50" cy="50" r="40"/></clipPath>
        </defs>
        <g id="layer" clip-path="url(#hole)" style="fill:url('#water');stroke:none" data-name="Layer 1">
          <path id="wave" d="M0 50 C 20 40, 40 60, 100 50" transform="matrix(1 0 0 1 0 0) translate(1,2)"/>
          <use href="#wave" y="10"/>
        </g>
        <text x="5" y="95" font-family="Arial, sans-serif">1 &lt; 2 &amp; лёд</text>
      </svg>`)
    expect(isSvg(logo)).toBe(true)
    expect(check(logo)).not.toThrow()
  })

  it('may be nested and long, within bounds', () => {
    expect(check(svg(`${'<g>'.repeat(31)}${'</g>'.repeat(31)}`))).not.toThrow()
    expect(check(svg('<path d="M0 0"/>'.repeat(4_999)))).not.toThrow()
  })
})

describe('an unsafe SVG', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in another case', '<SCRIPT>alert(1)</SCRIPT>'],
    ['a script by prefix', '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'],
    ['a style element', '<style>@import url(//evil.test/x.css);</style>'],
    ['a link', '<a href="#x"><rect/></a>'],
    ['a picture', '<image href="https://evil.test/x.png"/>'],
    ['a picture of a filter', '<filter id="f"><feImage href="#x"/></filter>'],
    ['HTML inside', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'],
    ['animation', '<rect><animate attributeName="href" to="javascript:alert(1)"/></rect>'],
    ['motion', '<rect><animateMotion path="M0 0"/></rect>'],
    ['a set value', '<rect><set attributeName="onclick" to="alert(1)"/></rect>'],
    ['a handler', '<rect onload="alert(1)"/>'],
    ['a handler in another case', '<rect ONLOAD="alert(1)"/>'],
    ['a use from outside', '<use href="https://evil.test/x.svg#a"/>'],
    ['a use of data', '<use href="data:image/svg+xml;base64,PHN2Zz4=#a"/>'],
    ['a javascript reference', '<use xlink:href="javascript:alert(1)"/>'],
    ['a hidden javascript reference', '<use href="&#106;avascript:alert(1)"/>'],
    ['an outside paint', '<rect fill="url(https://evil.test/x#a)"/>'],
    ['an outside paint in a style', '<rect style="fill: url( \'//evil.test/x\' )"/>'],
    ['an escaped url', '<rect style="fill: u\\72l(//evil.test/x)"/>'],
    ['a set of pictures', '<rect style="background: image-set(\'//evil.test/x\' 1x)"/>'],
    ['a binding', '<rect style="-moz-binding: url(//evil.test/x#y)"/>'],
    ['another namespace', '<g xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['an unquoted attribute', '<g fill=red/>'],
    ['an unknown element', '<metadata/>'],
    ['an unknown attribute', '<g srcdoc="x"/>'],
    ['a CDATA section', '<title><![CDATA[<script>]]></title>'],
    ['an instruction', '<?xml-stylesheet href="//evil.test/x.css"?>'],
    ['an unfinished comment', '<!-- <g/>'],
    ['a NUL', '<title>\0</title>'],
  ])('holds %s', (_what, inside) => {
    expect(check(svg(inside))).toThrow(unsafe)
  })

  it.each([
    [
      'a document type',
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd"><svg xmlns="http://www.w3.org/2000/svg"/>',
    ],
    ['entities', '<!DOCTYPE svg [<!ENTITY a "<script/>">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'],
    [
      'another encoding',
      '<?xml version="1.0" encoding="iso-2022-jp"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    ],
    ['no root', '   '],
    [
      'bytes that are no UTF-8',
      Buffer.from([...Buffer.from('<svg><title>'), 0xff, ...Buffer.from('</title></svg>')]),
    ],
  ])('has %s', (_what, document) => {
    expect(check(Buffer.from(document))).toThrow(unsafe)
  })

  it('is nested too deep or holds too many elements', () => {
    expect(check(svg(`${'<g>'.repeat(32)}${'</g>'.repeat(32)}`))).toThrow(unsafe)
    expect(check(svg('<path d="M0 0"/>'.repeat(5_000)))).toThrow(unsafe)
  })

  it.each([
    ['depth', '<g>'.repeat(30_000)],
    ['a word that never ends', `<g fill="${'a'.repeat(140_000)}" onload=""/>`],
    ['space that never ends', `<g fill="a${' '.repeat(140_000)}" onload=""/>`],
    ['brackets that never end', `<g fill="${'a('.repeat(70_000)}"/>`],
    ['comments that never end', '<!-- '.repeat(28_000)],
    [
      'a chain that never ends',
      Array.from({ length: 3_300 }, (_, n) => `<g id="g${n}"><use href="#g${n + 1}"/></g>`).join(''),
    ],
  ])('is found out at once in spite of %s', (_what, inside) => {
    const startedAt = performance.now()
    expect(check(svg(inside))).toThrow(unsafe)
    expect(performance.now() - startedAt).toBeLessThan(1_000)
  })

  it('multiplies itself by references of references', () => {
    const level = (n: number) => `<g id="l${n}">${`<use href="#l${n - 1}"/>`.repeat(10)}</g>`
    const bomb = (levels: number) =>
      svg(`<g id="l0"><path d="M0 0"/></g>${Array.from({ length: levels }, (_, n) => level(n + 1)).join('')}`)
    expect(check(bomb(3))).not.toThrow()
    expect(check(bomb(9))).toThrow(unsafe)
    const patterns = Array.from(
      { length: 9 },
      (_, n) => `<pattern id="p${n + 1}">${`<rect fill="url(#p${n})"/>`.repeat(10)}</pattern>`,
    )
    expect(check(svg(patterns.join('')))).toThrow(unsafe)
  })

  it('refers to itself', () => {
    expect(check(svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'))).toThrow(unsafe)
  })
})

describe('what means to be an SVG', () => {
  it.each([
    ['<svg/>', false],
    ['<svg>', true],
    ['\ufeff  <!-- x --> <svg\n>', true],
    ['<!doctype svg><svg>', true],
    ['<html><svg></html>', false],
    ['<!doctype html><svg>', false],
    ['svg', false],
    ['<svgx>', false],
  ])('%j: %s', (text, expected) => {
    expect(isSvg(Buffer.from(text))).toBe(expected)
  })
})
