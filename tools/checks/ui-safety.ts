/**
 * Forbidden constructs in components, because they also run in widgets: on Preact, under strict content security
 * policies, on hostile pages.
 */

import type { Node } from 'oxc-parser'
import { importsOf } from './imports.ts'
import { collect, type Finding, isCode, isDevCode, nameOf, type Source } from './source.ts'

/** Folders whose code is bundled into the widgets. */
const IN_WIDGETS = /^(packages\/(domain|ui)|widgets)\/src\//
const IN_UI = /^packages\/ui\/src\//

type Rule = (node: Node) => string | null

export function uiSafety(sources: readonly Source[]): Finding[] {
  return sources
    .filter(({ path }) => IN_WIDGETS.test(path) && !isDevCode(path))
    .flatMap((source) => {
      if (source.path.endsWith('.css')) return inStyles(source)
      if (!isCode(source.path)) return []
      const rules = IN_UI.test(source.path) ? [arrayFrom, ...UI_RULES] : [arrayFrom]
      return [...inNodes(source, rules), ...(IN_UI.test(source.path) ? inImports(source) : [])]
    })
}

function inNodes(source: Source, rules: readonly Rule[]): Finding[] {
  return rules.flatMap((rule) =>
    collect(source, rule).map(({ value, line }) => ({ path: source.path, line, message: value })),
  )
}

const isMember = (node: Node, objects: readonly string[], property: RegExp) =>
  node.type === 'MemberExpression' &&
  objects.includes(nameOf(node.object)) &&
  property.test(nameOf(node.property))

const arrayFrom: Rule = (node) =>
  isMember(node, ['Array'], /^from$/)
    ? 'Array.from is replaced by old libraries on host pages: spread, or map over a list that exists'
    : null

const UI_RULES: readonly Rule[] = [
  rawHtml,
  classComponent,
  documentElement,
  fetchCall,
  styleText,
  reactMember,
]

function rawHtml(node: Node): string | null {
  const name = node.type === 'JSXAttribute' ? node.name : node.type === 'Property' ? node.key : null
  return nameOf(name) === 'dangerouslySetInnerHTML'
    ? 'dangerouslySetInnerHTML breaks under Trusted Types: render elements, or take the cleaned HTML as children'
    : null
}

const COMPONENT_CLASS = /^(Pure)?Component$/

function classComponent(node: Node): string | null {
  if (node.type !== 'ClassDeclaration' && node.type !== 'ClassExpression') return null
  const { superClass } = node
  const isComponent =
    COMPONENT_CLASS.test(nameOf(superClass)) ||
    (superClass && isMember(superClass, ['React'], COMPONENT_CLASS))
  return isComponent ? 'components are functions: write one with hooks' : null
}

function documentElement(node: Node): string | null {
  const name = node.type === 'JSXOpeningElement' ? nameOf(node.name) : ''
  return ['title', 'meta', 'link'].includes(name)
    ? `<${name}> would reach into the host's head: the page sets it; name an image with aria-label`
    : null
}

function fetchCall(node: Node): string | null {
  if (node.type !== 'CallExpression') return null
  const isFetch =
    nameOf(node.callee) === 'fetch' || isMember(node.callee, ['window', 'globalThis', 'self'], /^fetch$/)
  return isFetch
    ? 'components never fetch: take the data as props and tell what is wanted by an onX event'
    : null
}

const REM = /(?:^|[\s:(,])-?\.?\d[\d.]*rem\b/
const GLOBAL_AT_RULE = /@(?:font-face|property)\b/

const styleProblem = (text: string) => {
  if (REM.test(text)) return 'rem follows the host page: use em, px or a token of tokens.css'
  return GLOBAL_AT_RULE.test(text)
    ? '@font-face and @property do nothing in a shadow root: the page sets them'
    : null
}

function styleText(node: Node): string | null {
  if (node.type === 'TemplateElement') return styleProblem(node.value.raw)
  return node.type === 'Literal' && typeof node.value === 'string' ? styleProblem(node.value) : null
}

function inStyles(source: Source): Finding[] {
  const css = source.text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  return css.split('\n').flatMap((text, index) => {
    const message = styleProblem(text)
    return message ? [{ path: source.path, line: index + 1, message }] : []
  })
}

const NOT_IN_PREACT =
  /^(use|useActionState|useOptimistic|useFormStatus|requestFormReset|Activity|ViewTransition|cache|preload\w*|preinit\w*)$/
const notInPreact = (name: string) => `${name} of React 19 is not in preact: widgets need a way without it`

function reactMember(node: Node): string | null {
  const isMissing = node.type === 'MemberExpression' && isMember(node, ['React'], NOT_IN_PREACT)
  return isMissing ? notInPreact(nameOf(node.property)) : null
}

function inImports(source: Source): Finding[] {
  return importsOf(source).flatMap(({ module, names, line }) => {
    if (/^react-dom(\/|$)/.test(module)) {
      const message = 'react-dom is for pages: use <dialog> or popover in place of createPortal'
      return [{ path: source.path, line, message }]
    }
    const missing = module === 'react' ? names.filter((name) => NOT_IN_PREACT.test(name)) : []
    return missing.map((name) => ({ path: source.path, line, message: notInPreact(name) }))
  })
}
