// Learned from self-play by `npm run learn`: how much each feature of an option draws an owner of a role.
export const HABITS = {
  aim: {
    deputy: [-2.721, 0.202, -0.904, 2.632, 0.976, 0.308],
    outlaw: [2.798, -0.346, 0.067, -2.879, -1.073, 0.542],
    renegade: [-1.627, 1.347, 0.347, 1.173, 0.636, 0.17],
  },
  drink: {
    deputy: [1.613, 2.092, 0.457, -2.323, -1.915, 0.481, 0.647, -3.27],
    outlaw: [2.23, -1.968, -2.264, 1.773, -1.577, 0.557, -1.321, -3.658],
    renegade: [1.733, 0.319, -0.895, -1.846, -0.888, 2.12, 0.551, -2.44],
  },
  hold: {
    deputy: [0.626, 0.739, 0.762],
    outlaw: [0.285, 1.064, 0.81],
    renegade: [1.171, 0.561, 0.497],
  },
  fan: {
    deputy: [-2.548, -0.298, 0.918],
    outlaw: [-2.866, -0.328, 1.156],
    renegade: [-2.45, 0.526, 1.053],
  },
}
