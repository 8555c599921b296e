import type { Plugin } from 'vite';

/** Modules of axios that the app never runs, with their replacements. */
const ABSENT: Partial<Record<string, string>> = {
  // The xhr adapter, the browser's default, does all that is needed here (upload progress, abort).
  'adapters/fetch.js': 'export const getFetch = () => null; export default null;',
  // The names of statuses: the app uses those of the contract.
  'helpers/HttpStatusCode.js': 'export default {};',
  // No form is sent as JSON: calls pass an object instead.
  'helpers/formDataToJSON.js': 'export default () => null;',
};

/** Leaves a quarter of axios out of the app. It all hangs on one object, so no build finds it unused. */
export function leanAxios(): Plugin {
  return {
    name: 'lean-axios',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      const name = id.split('/axios/lib/')[1];
      return name === undefined ? null : ABSENT[name];
    },
  };
}
