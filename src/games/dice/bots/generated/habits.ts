export const HABITS = {
  aim: {
    deputy: [-4, 0, -1, 2, 1, 0.3],
    outlaw: [3, 0, 1, -2, 0, 0.3],
    renegade: [-1.5, 1, 0.5, 1, 0.5, 0.3],
  },
  drink: {
    deputy: [1, 0, 0, -2, -1, 3, 4, -4],
    outlaw: [3, -4, -2, 0, -2, 2, 0, -4],
    renegade: [3, -1, -2, -2, -2, 2, 1, -4],
  },
  hold: {
    deputy: [0, 0.7, 0],
    outlaw: [0, 0.7, 0],
    renegade: [0, 0.7, 0],
  },
  fan: {
    deputy: [-1, 0.2, 0.5],
    outlaw: [-1, 0.2, 0.5],
    renegade: [-1, 0.2, 0.5],
  },
}
