import { cliWords } from '@polynya/i18n/cli'
import { expect, it } from 'vitest'
import { csvRows } from './csv-rows.ts'

it.each([
  ['a,b\n1,2,3\n', /^Строка 2: таблица повреждена \(значений не\sстолько, сколько столбцов\)\.$/],
  ['a,b\n"1"x,2\n', /^Строка 2: таблица повреждена \(кавычки .+\sместе\)\.$/],
  ['a,b\n"1,2\n', /^Строка 2: таблица повреждена \(кавычки .+\sместе\)\.$/],
])('names what is wrong with %j in the language of the reader', async (text, message) => {
  const t = await cliWords('ru')
  expect(() => csvRows({ t }, text, { delimiter: ',' })).toThrow(message)
})
