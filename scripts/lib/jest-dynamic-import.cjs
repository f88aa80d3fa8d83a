/** Jest's modules know only `require`: what the app fetches when it is wanted comes by that, as late as in the app. */
module.exports = ({ template }) => ({
  visitor: {
    Import({ parentPath: call }) {
      const [path] = call.node.arguments
      call.replaceWith(template.expression.ast`Promise.resolve().then(() => require(${path}))`)
    },
  },
})
