/** The elements of an uploaded Lenex file, plain or in an archive, or why it was not read. */

import { FileProblem, lenexText } from './unpacked.ts'
import type { XmlElement } from './xml.ts'
import { XmlProblem, xmlRoot } from './xml-root.ts'

interface NotRead {
  readonly line: number
  readonly fault: FileProblem['fault'] | XmlProblem['fault']
}

/** @param limits names of the elements that are read, and how many at most */
export function lenexRoot(bytes: Buffer, limits: Parameters<typeof xmlRoot>[1]): XmlElement | NotRead {
  try {
    return xmlRoot(lenexText(bytes), limits)
  } catch (problem) {
    if (problem instanceof FileProblem) return { line: 1, fault: problem.fault }
    if (problem instanceof XmlProblem) return { line: problem.line, fault: problem.fault }
    throw problem
  }
}

export const childrenOf = ({ children }: XmlElement, name: string) =>
  children.filter((child) => child.name === name)
