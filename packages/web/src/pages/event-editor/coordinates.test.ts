import { expect, it } from 'vitest'
import { readCoordinates } from './coordinates.ts'

it.each([
  ['55.75, 37.61', '55.75', '37.61'],
  [' 55.751244 37.618423 ', '55.751244', '37.618423'],
  ['-33.86;151.21', '-33.86', '151.21'],
  ['55,75; 37,61', '55.75', '37.61'],
  ['55,75, −37,61', '55.75', '-37.61'],
])('reads %j', (text, lat, lon) => {
  expect(readCoordinates(text)).toEqual({ lat, lon })
})

it.each(['55.75', '55,75', 'Тюмень', '55.75, 37.61, 12.5', '1234.5, 1.5'])('leaves %j alone', (text) => {
  expect(readCoordinates(text)).toBeNull()
})
