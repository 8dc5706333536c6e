/** Stands in for `tslib` in the browser: what compiled parts of Docusaurus call there; see README.md. */
export function __importDefault(imported: {readonly __esModule?: boolean}): unknown {
  return imported.__esModule ? imported : {default: imported};
}
