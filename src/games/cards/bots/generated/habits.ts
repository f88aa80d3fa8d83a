const SHOT = {
  deputy: [-3, -0.5, 2, 1, 0.5, 1, 0.5, 0],
  outlaw: [2, 1, -1, 0.3, 0.5, 1, 0.5, 0.5],
  renegade: [-0.5, 0.8, 1, 0.5, 0.5, 1, 0.5, 0],
}
const AIM = {
  deputy: [-3, -0.5, 2, 1, 0.3, 0, 0.5, 0],
  outlaw: [2, 1, -1, 0.3, 0.3, 0, 0.5, 0.5],
  renegade: [-0.5, 0.8, 1, 0.5, 0.3, 0, 0.5, 0],
}
const PLAIN = { shot: SHOT, duel: AIM, rob: AIM, jail: AIM }
export const HABITS = { keen: PLAIN, plain: PLAIN, raw: PLAIN }
