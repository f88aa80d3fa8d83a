// Learned from games by `npm run learn -- --game cards --only hands`: hundredths of what chance would give, by kind of card.
export const KEEPING = {
  shot: {
    full: [90, 184, 211, 23, 2, 19, 4, 8, 44, 42, 136, 5, 26, 24, 31, 7, 159, 93, 107, 58, 34, 6],
    hurt: [
      113, 207, 15, 36, 4, 28, 8, 10, 64, 59, 59, 13, 37, 33, 44, 20, 202, 144, 190, 92, 70, 20,
    ],
  },
  calm: {
    full: [
      70, 179, 206, 78, 11, 59, 12, 19, 54, 86, 127, 4, 62, 42, 50, 14, 152, 84, 133, 70, 53, 18,
    ],
    hurt: [
      66, 219, 39, 84, 15, 73, 25, 43, 85, 101, 86, 31, 54, 50, 73, 26, 212, 136, 228, 71, 62, 30,
    ],
  },
} as const
