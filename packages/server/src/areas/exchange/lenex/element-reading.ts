/** Reads the attributes of elements, and collects what is wrong with them. */

import { timeOfLenex } from '@polynya/domain'
import type { LineFault } from '../../csv-table.ts'
import type { FileFault } from '../../lenex-xml/unpacked.ts'
import type { XmlElement } from '../../lenex-xml/xml.ts'

/** What is wrong with a file or one of its lines. */
export type LenexFault =
  | FileFault
  | 'too_many'
  | 'meet_missing'
  | 'too_many_meets'
  | 'required'
  | 'wrong_format'
  | 'repeated'
  | 'event_unknown'
  | 'heat_unknown'

export type LenexProblem = LineFault<LenexFault>

export type ElementReading = ReturnType<typeof elementReading>

/** Returns readers of one file, which share its problems and the IDs that were read. */
export function elementReading() {
  const problems: LenexProblem[] = []
  const ids = new Map<string, Set<string>>()
  const idsOf = (field: string) => ids.get(field) ?? new Set<string>()
  const note = ({ line = 1 }: XmlElement, field: string, fault: LenexFault) => {
    problems.push({ line, field, fault })
  }
  const text = ({ attributes }: XmlElement, name: string): string | null => attributes[name]?.trim() || null
  const child = ({ children }: XmlElement, name: string): XmlElement | null =>
    children.find((each) => each.name === name) ?? null
  return {
    problems,
    text,
    child,
    place: ({ line = 1 }: XmlElement) => ({ line }),

    /** Returns a whole number; null without one. */
    whole(element: XmlElement, name: string): number | null {
      const value = text(element, name)
      if (value === null || /^-?\d{1,9}$/.test(value)) return value === null ? null : Number(value)
      note(element, name, 'wrong_format')
      return null
    },

    /** Returns a time in hundredths of a second; null without one. */
    time(element: XmlElement, name: string): number | null {
      const timeCs = timeOfLenex(text(element, name) ?? '')
      if (timeCs === undefined) note(element, name, 'wrong_format')
      return timeCs ?? null
    },

    /** Returns a text that an element must have. */
    required(element: XmlElement, name: string): string {
      const value = text(element, name)
      if (value === null) note(element, name, 'required')
      return value ?? ''
    },

    /** Returns the ID of an element, which no other of its kind has. */
    identified(element: XmlElement, name: string): string {
      const id = text(element, name)
      if (id === null) note(element, name, 'required')
      else if (idsOf(name).has(id)) note(element, name, 'repeated')
      else ids.set(name, idsOf(name).add(id))
      return id ?? ''
    },

    /** Returns a reference to an element that was read before; null without one. */
    reference(element: XmlElement, name: string, fault: 'event_unknown' | 'heat_unknown'): string | null {
      const id = text(element, name)
      if (id !== null && !idsOf(name).has(id)) note(element, name, fault)
      return id
    },

    /** Returns the elements of a list. */
    items: (element: XmlElement, list: string, name: string): XmlElement[] =>
      (child(element, list)?.children ?? []).filter((each) => each.name === name),
  }
}
