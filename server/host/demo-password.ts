/** Of every demo account. Public: the start banner, the login page of a demo and the documentation name it. */
export const DEMO_PASSWORD = 'claims-exchange-demo';
