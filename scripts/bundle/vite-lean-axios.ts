import type { Plugin } from 'vite';

/** Modules of axios that the app never runs, with what stands in their place. */
const ABSENT: Partial<Record<string, string>> = {
  // The xhr adapter, the browser's default, does all that is needed here (upload progress, abort).
  'adapters/fetch.js': 'export const getFetch = () => null; export default null;',
  // The names of the statuses: the app goes by those of the contract.
  'helpers/HttpStatusCode.js': 'export default {};',
  // No form is sent as JSON: a call has an object for that.
  'helpers/formDataToJSON.js': 'export default () => null;',
};

/** Leaves a quarter of axios out of the app, which all hangs on one object: no build finds it unused. */
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
