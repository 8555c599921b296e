/**
 * The password of every demo account. It is public: the start banner, a demo's login page and the documentation name
 * it.
 */
export const DEMO_PASSWORD = 'claims-exchange-demo';
