/** Public record that several cases share. */
export const kroll = (code: string) => ({
  claims_agent: 'Kroll',
  claims_agent_url: `https://restructuring.ra.kroll.com/${code}`,
});
export const stretto = (code: string) => ({
  claims_agent: 'Stretto',
  claims_agent_url: `https://cases.stretto.com/${code}`,
});
export const delaware = { court: 'D. Del.', district: 'Delaware', jurisdiction: 'US' } as const;
export const newYork = {
  court: 'S.D.N.Y.',
  district: 'Southern District of New York',
  jurisdiction: 'US',
} as const;

export const novemberPrices = [
  { symbol: 'BTC', petition_price: '16871' },
  { symbol: 'ETH', petition_price: '1258' },
  { symbol: 'SOL', petition_price: '16.24' },
  { symbol: 'USDC', petition_price: '1' },
];
export const newJersey = { court: 'D.N.J.', district: 'New Jersey', jurisdiction: 'US' } as const;
