import type { Key } from 'ink'

/** A line of text after a key: what was typed or pasted at its end, or its end taken away. */
export function edited(text: string, input: string, key: Partial<Key>): string {
  if (key.backspace || key.delete) return [...text].slice(0, -1).join('')
  if (key.ctrl && input === 'u') return ''
  if (key.ctrl || key.meta) return text
  return text + input.replace(/[\r\n\t]/g, '')
}

/** Whether keys end a view: Ctrl-C, or Ctrl-D, which ends the input of a terminal. */
export const isCancel = (input: string, key: Partial<Key>): boolean =>
  key.ctrl === true && (input === 'c' || input === 'd')
