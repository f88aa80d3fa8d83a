import arrow from '../../assets/sounds/arrow.wav'
import attack from '../../assets/sounds/attack.wav'
import beer from '../../assets/sounds/beer.wav'
import boom from '../../assets/sounds/boom.wav'
import button from '../../assets/sounds/button.wav'
import cardTurn from '../../assets/sounds/card-turn.wav'
import death from '../../assets/sounds/death.wav'
import diceShake from '../../assets/sounds/dice-shake.wav'
import dieLand1 from '../../assets/sounds/die-land-1.wav'
import dieLand2 from '../../assets/sounds/die-land-2.wav'
import dieLand3 from '../../assets/sounds/die-land-3.wav'
import gatling from '../../assets/sounds/gatling.wav'
import heal from '../../assets/sounds/heal.wav'
import heartbeat from '../../assets/sounds/heartbeat.wav'
import lock from '../../assets/sounds/lock.wav'
import lose from '../../assets/sounds/lose.wav'
import ricochet from '../../assets/sounds/ricochet.wav'
import shot from '../../assets/sounds/shot.wav'
import slam from '../../assets/sounds/slam.wav'
import tap from '../../assets/sounds/tap.wav'
import turnBell from '../../assets/sounds/turn-bell.wav'
import volley from '../../assets/sounds/volley.wav'
import win from '../../assets/sounds/win.wav'

/** Each sound with its variations, heard in turn. */
export const soundFiles = {
  'die-land': [dieLand1, dieLand2, dieLand3],
  'dice-shake': [diceShake],
  tap: [tap],
  lock: [lock],
  arrow: [arrow],
  shot: [shot],
  ricochet: [ricochet],
  gatling: [gatling],
  boom: [boom],
  beer: [beer],
  heal: [heal],
  attack: [attack],
  volley: [volley],
  death: [death],
  heartbeat: [heartbeat],
  slam: [slam],
  win: [win],
  lose: [lose],
  button: [button],
  'card-turn': [cardTurn],
  'turn-bell': [turnBell],
} as const

/** What can be heard. */
export type SoundName = keyof typeof soundFiles
