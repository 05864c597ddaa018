/**
 * Strips r2wc of features that no widget uses (non-string properties, callbacks mapped to events) and of the
 * methods that `element.ts` overrides. The former are looked up by name in tables, so a minifier cannot remove
 * them.
 */

import type { Plugin } from 'vite'

const R2WC = /@r2wc\/core\/dist\/core\.js/

const UNUSED: readonly (readonly [what: RegExp, instead: string])[] = [
  // All property types except strings.
  [/(\n {2}string: \w+),(?:\n {2}\w+: \w+,?){5}(?=\n\})/, '$1'],
  [/ \|\| \w === "method"/g, ''],
  [/ {2}e\.props \|\| .+\n/, ''],
  [/Array\.isArray\(e\.props\) \? e\.props\.slice\(\) : Object\.keys\(e\.props\)/, 'e.props'],
  [/Array\.isArray\(e\.props\) \? "string" : e\.props\[r\]/, '"string"'],
  [/, u = Array\.isArray\(e\.events\) \? e\.events\.slice\(\) : Object\.keys\(e\.events\)/, ''],
  [/, A = \{\}/, ''],
  [/ {2}for \(const r of u\)\n.+\n/, ''],
  [/ {6}for \(const s of u\)\n(?:.+\n)+? {8}\};\n/, ''],
  // The method that `element.ts` overrides.
  [/ {4}attributeChangedCallback\(.+\n.+\n.+\n {4}\}\n/, ''],
  [/ {4}static get observedAttributes\(\) \{\n.+\n {4}\}\n/, ''],
  [/, m = \{\}/, ''],
  [/, m\[s\] = r/, ''],
]

export function leanElements(): Plugin {
  return {
    name: 'polynya-lean-elements',
    transform(code, id) {
      if (!R2WC.test(id)) return null
      let lean = code
      for (const [what, instead] of UNUSED) {
        if (lean.search(what) < 0) this.error(`r2wc is written in another way, without ${what}: look again`)
        lean = lean.replace(what, instead)
      }
      return { code: lean, map: null }
    },
  }
}
