/** Line icons on a 26 px grid: `stroke` is drawn in the current colour, `fill` is filled with it. */
interface IconPaths {
  readonly stroke?: string
  readonly fill?: string
}

const dot = (x: number, y: number, r = 1.5) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** Our own signs, one hand: round ends, 2.2 px lines, nothing filled that need not be. */
export const iconPaths = {
  menu: { stroke: 'M4 7h18M4 13h18M4 19h12' },
  back: { stroke: 'M16 4 7 13l9 9' },
  forward: { stroke: 'M9 5l8 8-8 8' },
  down: { stroke: 'M5 9l8 8 8-8' },
  up: { stroke: 'M5 17l8-8 8 8' },
  next: { stroke: 'M4 13h17M15 6l7 7-7 7' },
  undo: { stroke: 'M9 5 4 10l5 5M4 10h11a6 6 0 0 1 0 12h-4' },
  redo: { stroke: 'M17 5l5 5-5 5M22 10H11a6 6 0 0 0 0 12h4' },
  hint: {
    stroke: 'M9 9h8l2 9a6 6 0 0 1-12 0zM8 9l1.5-3h7L18 9M11 3h4',
    fill: 'M13 13c2 2 1.5 4 0 5-1.5-1-2-3 0-5z',
  },
  log: { stroke: 'M6 3h14v20H6zM10 8h6M10 12h6M10 16h4' },
  /** A chip with a question. */
  suspect: {
    stroke:
      'M13 2.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21zM9.8 10.2c0-4 6.4-4 6.4 0 0 2.3-3.2 2.6-3.2 5',
    fill: dot(13, 18.6),
  },
  play: { fill: 'M8 5.5v15c0 1 1 1.5 1.8 1l11.4-7.5c.8-.5.8-1.5 0-2L9.8 4.5C9 4 8 4.5 8 5.5z' },
  pause: { fill: 'M7 6.5a2 2 0 0 1 4 0v13a2 2 0 0 1-4 0zM15 6.5a2 2 0 0 1 4 0v13a2 2 0 0 1-4 0z' },
  skip: { stroke: 'M5 6l10 7-10 7zM20 6v14' },
  'step-back': { stroke: 'M21 6l-10 7 10 7zM6 6v14' },
  replay: { stroke: 'M5 5v6h6M5.5 11a8.5 8.5 0 1 1-.8 5' },
  close: { stroke: 'M6 6l14 14M20 6 6 20' },
  plus: { stroke: 'M13 5v16M5 13h16' },
  minus: { stroke: 'M5 13h16' },
  check: { stroke: 'M4.5 14l5.5 6L21.5 6.5' },
  share: { stroke: 'M13 16V4M8 8l5-5 5 5M5 14v8h16v-8' },
  settings: {
    stroke:
      'M9 13a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM13 3v4M13 19v4M3 13h4M19 13h4M6 6l3 3M17 17l3 3M20 6l-3 3M9 17l-3 3',
  },
  dice: {
    stroke: 'M8 4h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z',
    fill: dot(9, 9) + dot(13, 13) + dot(17, 17),
  },
  cards: {
    stroke:
      'M9.5 4.5l9 2.4a2 2 0 0 1 1.4 2.4l-3.2 12a2 2 0 0 1-2.4 1.4l-7.2-2M6 7.5H4.8a2 2 0 0 0-1.8 2.2l1.2 11a2 2 0 0 0 2.2 1.8l8.2-.9M7 16.4V6.5a2 2 0 0 1 2.5-2',
    fill: 'M13.4 10.6l2.6 4.2-3.9 2.9-2.5-4.3z',
  },
  book: { stroke: 'M4 5c4-2 7-1 9 1 2-2 5-3 9-1v16c-4-2-7-1-9 1-2-2-5-3-9-1zM13 6v16' },
  chart: { stroke: 'M4 4v18h18M9 18v-6M14 18V8M19 18v-9' },
  lantern: {
    stroke:
      'M10 6.5V5a3 3 0 0 1 6 0v1.5M8.5 6.5h9l1.2 3.5H7.3zM8 10c-2 3.8-2 6.7 0 10.5h10c2-3.8 2-6.7 0-10.5M6.5 23.5h13M8 20.5h10',
    fill: 'M13 12.2c3 3.2 2.6 5.9 0 6.1-2.6-.2-3-2.9 0-6.1z',
  },
  lock: {
    stroke:
      'M8 12h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2zM9 12V9a4 4 0 0 1 8 0v3',
  },
  chain: {
    stroke:
      'M11.5 15.5a4.5 4.5 0 0 1 0-6.4l3.2-3.2a4.5 4.5 0 0 1 6.4 6.4l-2.1 2.1M14.5 10.5a4.5 4.5 0 0 1 0 6.4l-3.2 3.2a4.5 4.5 0 0 1-6.4-6.4l2.1-2.1',
  },
  eye: { stroke: 'M2 13c5-9 17-9 22 0-5 9-17 9-22 0zM9.5 13a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z' },
  'eye-off': { stroke: 'M2 13c5-9 17-9 22 0-5 9-17 9-22 0zM5 22 21 4' },
  'sound-on': { stroke: 'M4 10v6h4l6 5V5l-6 5zM18 9.5c2 2 2 5 0 7M20.5 6.5c4 4 4 9 0 13' },
  'sound-off': { stroke: 'M4 10v6h4l6 5V5l-6 5zM18.5 10.5l5 5M23.5 10.5l-5 5' },
  search: { stroke: 'M4 11.5a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0zM17 17l5.5 5.5' },
  info: { stroke: 'M3.5 13a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0zM13 12v6.5', fill: dot(13, 8) },
  help: {
    stroke: 'M3.5 13a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0zM10 10.5c0-4 6-4 6-.3 0 2.6-3 2.5-3 5',
    fill: dot(13, 18.6),
  },
  more: { fill: dot(6, 13, 2) + dot(13, 13, 2) + dot(20, 13, 2) },
  trash: { stroke: 'M4 7h18M10 7V4h6v3M6.5 7l1 15h11l1-15M11 11.5v6.5M15 11.5v6.5' },
  edit: { stroke: 'M5 21l1-5L17.5 4.5l4 4L10 20zM14.5 7.5l4 4' },
  shuffle: {
    stroke:
      'M3 7h4c7 0 6 12 13 12h3M20 16l3 3-3 3M3 19h4c2.5 0 4-1.5 5-3.5M14 10.5C15.2 8.5 16.8 7 20 7h3M20 4l3 3-3 3',
  },
  person: { stroke: 'M8.5 8.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0zM4 22.5c1-9 17-9 18 0' },
  people: {
    stroke:
      'M5.5 9a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM2 21.5c.8-8 14.2-8 15 0M16.5 5.2a4 4 0 0 1 0 7.6M20 15.5c2.3 1 3.7 3 4 6',
  },
  phone: {
    stroke: 'M9 3h8a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM12 19.5h2',
  },
  shake: {
    stroke:
      'M10 5h6a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM4 9v8M22 9v8M1.5 11.5v3M24.5 11.5v3',
  },
  globe: {
    stroke:
      'M3.5 13a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0zM4 10h18M4 16h18M13 3.5c-6 5.5-6 13.5 0 19 6-5.5 6-13.5 0-19z',
  },
  sun: {
    stroke:
      'M8 13a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM13 2.5v2.5M13 21v2.5M2.5 13H5M21 13h2.5M5.5 5.5l1.8 1.8M18.7 18.7l1.8 1.8M20.5 5.5l-1.8 1.8M7.3 18.7l-1.8 1.8',
  },
  moon: { stroke: 'M21 15.5A9 9 0 1 1 10.5 5a7.2 7.2 0 0 0 10.5 10.5z' },
  speed: { stroke: 'M4 6l8 7-8 7zM14 6l8 7-8 7z' },
  trophy: {
    stroke:
      'M8 4h10v7a5 5 0 0 1-10 0zM8 6H4c0 4 1.5 6 4.5 6M18 6h4c0 4-1.5 6-4.5 6M13 16v4M8.5 22h9',
  },
  warning: { stroke: 'M13 4 23 21.5H3zM13 10.5v5', fill: dot(13, 18.4, 1.3) },
} as const satisfies Record<string, IconPaths>

export type IconName = keyof typeof iconPaths

/** Both layers of an icon, whether it has them or not. */
export function pathsOf(name: IconName): IconPaths {
  return iconPaths[name]
}
