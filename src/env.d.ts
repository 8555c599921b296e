interface ImportMetaEnv {
  /** The root of the contract's paths: `/api`, unless the app is built for another one. */
  readonly VITE_API_ROOT?: string;
  /** Where the logo of the auth pages leads. */
  readonly VITE_MARKETING_URL?: string;
}

/** The address of the files of a new database (scripts/bundle/vite-new-database.ts). */
declare module 'virtual:new-database' {
  const address: string;
  export default address;
}
