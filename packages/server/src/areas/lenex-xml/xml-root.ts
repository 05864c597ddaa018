/** Reads the elements of XML files, within limits. */

import { parseXml } from './parse-xml.ts'
import type { XmlElement } from './xml.ts'

/** Why a file was not read, and where. */
export class XmlProblem extends Error {
  readonly line: number
  readonly fault: XmlFault
  constructor(line: number, fault: XmlFault) {
    super(`Line ${line}: ${fault}`)
    this.line = line
    this.fault = fault
  }
}

type XmlFault = 'unreadable' | 'too_many'

interface XmlLimits {
  /** Names of the elements that are read; others are skipped with what they contain. */
  readonly names: ReadonlySet<string>
  readonly elements: number
}

type Building = XmlElement & { readonly children: XmlElement[] }

/**
 * Returns the root of a file.
 * @throws XmlProblem for what is malformed, truncated, or longer than the limit
 */
export function xmlRoot(text: string, { names, elements }: XmlLimits): XmlElement {
  const fail = (line: number, fault: XmlFault): never => {
    throw new XmlProblem(line, fault)
  }
  const top: Building = { name: '', attributes: {}, children: [] }
  const open: Building[] = [top]
  let count = 0
  let skipped = 0
  parseXml(text, {
    fail: (line) => fail(line, 'unreadable'),
    onOpen({ name, attributes, line }) {
      if (skipped > 0 || !names.has(name)) {
        skipped += 1
        return
      }
      count += 1
      if (count > elements) fail(line, 'too_many')
      const element: Building = { name, attributes, children: [], line }
      open.at(-1)?.children.push(element)
      open.push(element)
    },
    onClose() {
      if (skipped > 0) skipped -= 1
      else open.pop()
    },
  })
  return top.children[0] ?? fail(1, 'unreadable')
}
