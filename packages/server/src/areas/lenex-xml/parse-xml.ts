/** Parses XML files of users, within limits. */

import { SaxesParser } from 'saxes'

/** Elements inside each other, and attributes of one; Lenex has at most a dozen, and some twenty. */
const MOST = { depth: 32, attributes: 100 } as const

interface XmlElementStart {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly line: number
}

interface XmlHandlers {
  onOpen(element: XmlElementStart): void
  onClose(name: string): void
  /** Called with the line of what is malformed or beyond the limits. */
  fail(line: number): never
}

/**
 * Parses a file. Entities are neither declared nor fetched: a document type is refused. So is depth without end: an archive
 * of some kilobytes would fill the memory with open elements.
 */
export function parseXml(text: string, { onOpen, onClose, fail }: XmlHandlers): void {
  const parser = new SaxesParser()
  const refuse = () => fail(parser.line)
  let depth = 0
  let attributes = 0
  parser.on('doctype', refuse)
  parser.on('error', refuse)
  parser.on('opentagstart', () => {
    attributes = 0
    depth += 1
    if (depth > MOST.depth) refuse()
  })
  parser.on('attribute', () => {
    attributes += 1
    if (attributes > MOST.attributes) refuse()
  })
  parser.on('opentag', ({ name, attributes: given }) =>
    onOpen({ name, attributes: given, line: parser.line }),
  )
  parser.on('closetag', ({ name }) => {
    depth -= 1
    onClose(name)
  })
  parser.write(text).close()
}
