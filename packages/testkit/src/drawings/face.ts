/** A friendly face for swimmers without a photo: on ice, with a hat or a swimming cap. */

import type { Random } from '../random.ts'

export interface Sitter {
  readonly gender: 1 | 2
  readonly age: number
}

const SIDE = 512
const ICE = ['#b8e8ee', '#d6f0f5', '#a7d8e8', '#c9e4f2', '#bfe3da', '#d9e6f5']
const SKIN = ['#f6d3bd', '#f1c5a6', '#e8b48f', '#fbdcc8', '#d9a17a']
const HAIR = ['#3b2a20', '#5b3d26', '#8a5a33', '#c79a5b', '#1f1a1a', '#a2532c']
const GREY = ['#d5d8db', '#b9bec3', '#eceff1']
const CLOTH = ['#005583', '#db361a', '#0b3440', '#e8b53b', '#006a3f', '#593ec7', '#7e4f04']
const GREY_FROM = 58

export function face({ gender, age }: Sitter, random: Random): string {
  const skin = random.pick(SKIN)
  const hair = random.pick(age >= GREY_FROM ? GREY : HAIR)
  const [coat, hat] = random.shuffled(CLOTH) as [string, string]
  const isMan = gender === 1
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 512 512">`,
    `<rect width="512" height="512" fill="${random.pick(ICE)}"/>`,
    '<path d="M0 430q64 -30 128 0t128 0t128 0t128 0V512H0Z" fill="#ffffff" fill-opacity="0.45"/>',
    isMan ? '' : longHair(hair, random),
    `<path d="M92 512q12 -128 164 -132q152 4 164 132Z" fill="${coat}"/>`,
    `<rect x="222" y="330" width="68" height="76" rx="30" fill="${skin}"/>`,
    `<ellipse cx="150" cy="258" rx="20" ry="26" fill="${skin}"/><ellipse cx="362" cy="258" rx="20" ry="26" fill="${skin}"/>`,
    `<ellipse cx="256" cy="250" rx="104" ry="126" fill="${skin}"/>`,
    isMan && age >= 18 && random.chance(0.4) ? beard(hair) : '',
    features(age, random),
    random.pick(HATS)(hat, hair),
    '</svg>',
  ].join('')
}

const longHair = (hair: string, random: Random) =>
  `<path d="M140 250q0 -130 116 -130q116 0 116 130v${random.whole(60, 170)}q-116 40 -232 0Z" fill="${hair}"/>`

const beard = (hair: string) =>
  `<path d="M154 268q8 116 102 118q94 -2 102 -118q-16 54 -54 52q-48 -18 -96 0q-38 2 -54 -52Z" fill="${hair}"/>`

function features(age: number, random: Random): string {
  const ink = '#1d2a33'
  const eyes = random.chance(0.25)
    ? `<path d="M196 246q16 -16 32 0M284 246q16 -16 32 0" fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round"/>`
    : `<circle cx="212" cy="244" r="9" fill="${ink}"/><circle cx="300" cy="244" r="9" fill="${ink}"/>`
  const cheeks =
    '<circle cx="186" cy="290" r="20" fill="#e0604a" fill-opacity="0.3"/><circle cx="326" cy="290" r="20" fill="#e0604a" fill-opacity="0.3"/>'
  const nose = `<path d="M256 252q-12 26 2 30" fill="none" stroke="${ink}" stroke-opacity="0.45" stroke-width="6" stroke-linecap="round"/>`
  const wide = random.whole(24, 40)
  const smile = `<path d="M${256 - wide} 314q${wide} ${random.whole(22, 38)} ${wide * 2} 0" fill="none" stroke="#8c2f23" stroke-width="8" stroke-linecap="round"/>`
  const glasses = random.chance(age >= GREY_FROM ? 0.45 : 0.12)
    ? `<g fill="none" stroke="${ink}" stroke-width="6"><circle cx="212" cy="244" r="32"/><circle cx="300" cy="244" r="32"/><path d="M244 240q12 -8 24 0"/></g>`
    : ''
  return cheeks + eyes + nose + smile + glasses
}

type Hat = (cloth: string, hair: string) => string

const swimmingCap: Hat = (cloth) =>
  `<path d="M148 214q4 -112 108 -112q104 0 108 112q-108 -34 -216 0Z" fill="${cloth}"/><path d="M160 176q96 -34 192 0" fill="none" stroke="#ffffff" stroke-opacity="0.7" stroke-width="8"/>`

const goggles: Hat = (cloth, hair) =>
  `${swimmingCap(cloth, hair)}<g stroke="#1d2a33" stroke-width="8"><path d="M150 186q106 -30 212 0" fill="none"/><ellipse cx="218" cy="174" rx="30" ry="20" fill="#66ceec"/><ellipse cx="294" cy="174" rx="30" ry="20" fill="#66ceec"/></g>`

const knitted: Hat = (cloth) =>
  `<path d="M146 206q0 -124 110 -124q110 0 110 124Z" fill="${cloth}"/><rect x="136" y="184" width="240" height="42" rx="20" fill="#ffffff" fill-opacity="0.85"/><circle cx="256" cy="78" r="30" fill="#ffffff"/>`

const earflaps: Hat = (_cloth, hair) =>
  `<path d="M142 210q0 -122 114 -122q114 0 114 122Z" fill="#6b4a33"/><rect x="134" y="150" width="244" height="72" rx="32" fill="#8d6a4f"/><rect x="120" y="190" width="44" height="128" rx="22" fill="#8d6a4f"/><rect x="348" y="190" width="44" height="128" rx="22" fill="#8d6a4f"/><circle cx="256" cy="186" r="12" fill="${hair}" fill-opacity="0.4"/>`

const bareHead: Hat = (_cloth, hair) =>
  `<path d="M146 232q-4 -136 110 -136q114 0 110 136q-24 -72 -80 -78q-96 -2 -140 78Z" fill="${hair}"/>`

const HATS: readonly Hat[] = [swimmingCap, goggles, knitted, knitted, earflaps, bareHead, bareHead]
