import type { KindId } from '@/games/cards'
import type { CardArtName } from './card-art'

type SymbolName = Extract<CardArtName, `sym-${string}`> extends `sym-${infer S}` ? S : never

/** How a kind of card looks: its ground, the light behind its picture, and its symbols, read as whom, then what. */
interface KindLook {
  readonly ground: string
  readonly light: string
  readonly symbols: readonly SymbolName[]
}

const WEAPON = { ground: '#35506B', light: '#86A4BF' } as const

export const KIND_LOOKS: Readonly<Record<KindId, KindLook>> = {
  bang: { ground: '#8E2B1A', light: '#D8672F', symbols: ['reach-own', 'bang'] },
  missed: { ground: '#2E5E6B', light: '#5C97A0', symbols: ['missed'] },
  beer: { ground: '#3F5C31', light: '#88A864', symbols: ['self', 'heal'] },
  saloon: { ground: '#5A2742', light: '#A2506B', symbols: ['everyone', 'heal'] },
  stagecoach: { ground: '#B98B3F', light: '#EBCB85', symbols: ['draw', 'draw'] },
  'wells-fargo': { ground: '#3E5A4E', light: '#86A98C', symbols: ['draw', 'draw', 'draw'] },
  'general-store': { ground: '#5C7E93', light: '#A9C6CF', symbols: ['everyone', 'draw'] },
  panic: { ground: '#B8862E', light: '#EFC766', symbols: ['reach-1', 'take'] },
  'cat-balou': { ground: '#7B3D5C', light: '#C17D92', symbols: ['any', 'discard'] },
  duel: { ground: '#7A3418', light: '#C9693A', symbols: ['any', 'swap', 'give-bang', 'hurt'] },
  gatling: { ground: '#6B5A3A', light: '#B8A06A', symbols: ['others', 'bang'] },
  indians: { ground: '#3A3F63', light: '#8C6F8E', symbols: ['others', 'give-bang', 'hurt'] },
  barrel: { ground: '#3D5A6E', light: '#7FA0AE', symbols: ['flip-hearts', 'missed'] },
  mustang: { ground: '#3F6A72', light: '#9CC4BC', symbols: ['farther'] },
  scope: { ground: '#2F4568', light: '#6F8FB8', symbols: ['nearer'] },
  jail: { ground: '#4A4F63', light: '#8A90A6', symbols: ['any', 'flip-hearts', 'skip'] },
  dynamite: {
    ground: '#2B3A55',
    light: '#6079A0',
    symbols: ['self', 'flip-spades', 'hurt', 'hurt', 'hurt'],
  },
  volcanic: { ...WEAPON, symbols: ['reach-1', 'unlimited'] },
  schofield: { ...WEAPON, symbols: ['reach-2'] },
  remington: { ...WEAPON, symbols: ['reach-3'] },
  'rev-carabine': { ...WEAPON, symbols: ['reach-4'] },
  winchester: { ...WEAPON, symbols: ['reach-5'] },
}

export type { SymbolName }
