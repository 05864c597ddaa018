/** Questions whose answers the domain computes: water, times, places, heats, lanes, ages and points. */

import { formatRaceTime, heatSizes, laneOrder, pointsOf, waterCategory } from '@polynya/domain'
import { numbers, type Question, question, same } from './question.ts'

const decimal = (value: number) => value.toFixed(1).replace('.', ',')

const WATER = 'Правила зимнего плавания: категории воды (A — до 2 °C, B — до 5 °C, C — выше)'

export const WATER_TEMPERATURES: Question[] = [0.1, 0.8, 1.4, 2, 2.1, 2.7, 3.6, 4.4, 5, 5.1, 6.3, 9.5].map(
  (celsius) => {
    const right = waterCategory(celsius)
    return question(
      [
        `Температура воды на старте ${decimal(celsius)} °C. Какой категории воды она соответствует?`,
        `The water is ${celsius.toFixed(1)} °C at the start. Which water category is that?`,
      ],
      WATER,
      { right: [same(right)], wrong: ['A', 'B', 'C'].filter((category) => category !== right).map(same) },
    )
  },
)

const PENALTY_CS = 500

export const FINAL_TIMES: Question[] = [1, 2, 1, 3, 1, 2, 2, 1, 3, 2, 1, 2].map((penalties, index) => {
  const swum = 1_320 + index * 1_237
  const time = (added: number) => same(formatRaceTime(swum + added * penalties))
  return question(
    [
      `Секундомер показал ${time(0)[0]}, пловец получил штрафов: ${penalties}, каждый за незначительное нарушение. Какое время попадёт в протокол итоговым?`,
      `The watch shows ${time(0)[1]}; the swimmer has ${penalties} penalties, each for a minor fault. What is the final time?`,
    ],
    'Штраф за незначительное нарушение — 5 секунд; штрафы складываются',
    { right: [time(PENALTY_CS)], wrong: [time(0), time(2 * PENALTY_CS), time(200)] },
  )
})

const FIELDS = [
  [14, 6],
  [9, 6],
  [13, 6],
  [7, 6],
  [8, 6],
  [11, 5],
  [6, 5],
  [7, 5],
  [9, 4],
  [5, 4],
  [10, 8],
  [17, 8],
  [15, 6],
  [21, 10],
] as const

export const HEATS: Question[] = FIELDS.map(([swimmers, lanes]) => {
  const slowest = heatSizes(swimmers, lanes)[0] ?? 0
  const rest = swimmers % lanes
  return question(
    [
      `На дистанцию заявлено ${swimmers} пловцов, дорожек ${lanes}. Сколько пловцов будет в самом слабом заплыве?`,
      `A distance has ${swimmers} swimmers and the pool ${lanes} lanes. How many swim in the slowest heat?`,
    ],
    'Заплывы заполняют с сильнейшего; если заплывов два и больше, в каждом не меньше трёх пловцов',
    numbers(slowest, [rest, lanes, slowest + 1, 1, slowest + 2]),
  )
})

const ranks = (lanes: number) => Array.from({ length: lanes }, (_, index) => index + 1)

export const LANES: Question[] = [4, 5, 6, 8].flatMap((lanes) =>
  ranks(lanes).map((rank) => {
    const order = laneOrder({ first: 1, last: lanes })
    const right = order[rank - 1] ?? 0
    return question(
      [
        `В бассейне ${lanes} дорожек, нумерация с первой. На какую дорожку ставят пловца с ${rank}-м заявленным временем заплыва?`,
        `The pool has lanes 1 to ${lanes}. Which lane has the swimmer whose seed time is number ${rank} of the heat?`,
      ],
      `Дорожки занимают от центра к краям: ${order.join(', ')}`,
      numbers(right, [
        rank,
        lanes + 1 - right,
        right + 1 > lanes ? 1 : right + 1,
        order[rank] ?? 1,
        1,
        lanes,
      ]),
    )
  }),
)

const TIES = [
  [3_000, 3_000, 3_050],
  [2_810, 2_811, 2_811],
  [4_105, 4_105, 4_105],
  [5_000, 5_001, 5_002],
  [6_120, 6_120, 6_121],
  [7_299, 7_300, 7_300],
  [1_999, 1_999, 2_000],
  [3_333, 3_334, 3_334],
] as const

export const PLACES: Question[] = TIES.map((times) => {
  const last = times[2]
  const right = times.filter((time) => time < last).length + 1
  const shown = times.map(formatRaceTime).join(', ')
  return question(
    [
      `Итоговые времена трёх пловцов группы: ${shown}. Какое место у третьего из них?`,
      `The final times of the three swimmers of a group are ${shown}. What is the place of the third of them?`,
    ],
    'При равном времени место общее, следующее место пропускают',
    numbers(right, [1, 2, 3, 4]),
  )
})

export const AGES: Question[] = [
  [1958, 2025],
  [1964, 2025],
  [1977, 2024],
  [1985, 2025],
  [1991, 2026],
  [1999, 2025],
  [2004, 2026],
  [2008, 2024],
].map(([born = 0, season = 0]) => {
  const right = season + 1 - born
  return question(
    [
      `Возраст на соревнованиях считают по году. Сколько лет в сезоне ${season}-${season + 1} пловцу ${born} года рождения?`,
      `Ages are counted by year. What is the age of a swimmer born in ${born} in the season ${season}-${season + 1}?`,
    ],
    'При счёте по году возраст — это второй календарный год сезона минус год рождения',
    numbers(right, [right - 1, right + 1, right - 2]),
  )
})

const RESULTS = [
  [3_000, 3_000],
  [3_000, 6_000],
  [2_700, 3_000],
  [2_700, 2_430],
  [1_320, 1_400],
  [6_500, 7_000],
  [1_150, 1_300],
  [14_000, 15_550],
] as const

export const POINTS: Question[] = RESULTS.map(([base, time]) => {
  const right = pointsOf(time, base)
  return question(
    [
      `Базовый результат ${formatRaceTime(base)}, итоговое время ${formatRaceTime(time)}. Сколько это очков?`,
      `The base result is ${formatRaceTime(base)} and the final time ${formatRaceTime(time)}. How many points is that?`,
    ],
    'Очки = 1000 × (базовое время / время)³, дробную часть отбрасывают',
    numbers(right, [Math.floor((1000 * base) / time), right + 1, right - 25, 1000]),
  )
})

const LENGTHS = [24.9, 24.94, 24.96, 25, 25.04, 25.06, 25.1] as const

export const POOLS: Question[] = LENGTHS.map((metres) => {
  const isAllowed = Math.round(Math.abs(metres - 25) * 100) <= 5
  const yes = ['Да', 'Yes'] as const
  const no = ['Нет', 'No'] as const
  return question(
    [
      `Замер длины дорожки: ${metres.toFixed(2).replace('.', ',')} м. Можно ли утвердить рекорд, показанный на ней?`,
      `A lane measures ${metres.toFixed(2)} m. Can a record swum in it be approved?`,
    ],
    'Рекорды: бассейн 25 м ± 5 см, без течения',
    { right: [isAllowed ? yes : no], wrong: [isAllowed ? no : yes] },
  )
})
