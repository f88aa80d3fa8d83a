import { roleColors } from '@/ui/chance-bar'
import { inks, palette, surfaces, themeNames } from '@/ui/tokens'
import type { Surface, ThemeName } from '@/ui/tokens'

/** The lightest and darkest ground that words meet on each surface. */
const grounds: Record<ThemeName, Record<Surface, readonly string[]>> = {
  dusk: {
    ground: ['#5A3420', '#1B110B'],
    sky: ['#161C31', '#3A4360'],
    wood: ['#5A3420', '#301C12', '#26301F', '#33402A'],
    paper: ['#FBF1DC', '#E9D3A8'],
  },
  noon: {
    ground: ['#FBF1DC', '#EFDCB5'],
    sky: ['#8DB8CB', '#C69458'],
    wood: ['#5A3420', '#301C12', '#26301F', '#33402A'],
    paper: ['#FBF1DC', '#E9D3A8'],
  },
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const part = parseInt(hex.slice(i, i + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

const everyInk = themeNames.flatMap((theme) =>
  surfaces.flatMap((surface) =>
    (['text', 'strong', 'secondary', 'accent'] as const).flatMap((tone) =>
      grounds[theme][surface].map((ground) => [theme, surface, tone, ground] as const),
    ),
  ),
)
const colouredInk = themeNames.flatMap((theme) =>
  (['ground', 'wood', 'paper'] as const).flatMap((surface) =>
    (['danger', 'heal'] as const).flatMap((tone) =>
      grounds[theme][surface].map((ground) => [theme, surface, tone, ground] as const),
    ),
  ),
)

describe('words can be read', () => {
  test.each(everyInk)('%s, %s: %s on %s passes AA', (theme, surface, tone, ground) => {
    const wanted = surface === 'sky' && tone !== 'text' && tone !== 'strong' ? 3 : 4.5
    expect(contrast(inks[theme][surface][tone], ground)).toBeGreaterThanOrEqual(wanted)
  })

  test.each(colouredInk)('%s, %s: %s on %s passes AA', (theme, surface, tone, ground) => {
    expect(contrast(inks[theme][surface][tone], ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each([
    ['brass button', palette.ink, palette.brass500],
    ['leather button', palette.parchment200, '#6B4026'],
    ['barn button', palette.parchment100, '#B93F27'],
    ['disabled button', '#C9AF84', palette.walnut700],
    ['red life disc', palette.parchment100, palette.barn600],
    ['green bubble', palette.parchment100, palette.cactus600],
    ['dead one’s name', '#B39D7A', '#231610'],
    ['dead one’s character', '#A58F6D', '#231610'],
    ['target’s character', '#3A2408', palette.brass500],
  ])('%s passes AA', (_, ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
  })
})

describe('the colours of roles in bars', () => {
  const hueOf = (hex: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
    const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)]
    const span = max - min || 1
    const sixth = max === r ? (g - b) / span : max === g ? 2 + (b - r) / span : 4 + (r - g) / span
    return (sixth * 60 + 360) % 360
  }
  const apart = (a: string, b: string): number => {
    const turn = Math.abs(hueOf(a) - hueOf(b))
    return Math.min(turn, 360 - turn)
  }

  test('no two roles look alike, and nobody’s bar is as blue as the Deputy’s shield', () => {
    const bars = Object.values(roleColors)
    bars.forEach((bar, i) => {
      for (const other of bars.slice(i + 1)) expect(apart(bar, other)).toBeGreaterThan(20)
      expect(apart(bar, palette.dusk400)).toBeGreaterThan(20)
    })
  })
})
