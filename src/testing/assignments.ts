import type { Assignment } from '@generated/model';

/** The agreement before anybody has signed it. */
export function anAssignment(differences: Partial<Assignment> = {}): Assignment {
  return {
    version: '2026-09',
    title: 'Assignment of claim',
    hash: '5af0238c0067d158efa71bde5444959ac801525a5551398cee62a2036b1d7c24',
    sections: [
      {
        heading: 'Assignment',
        paragraphs: ['The seller assigns claim CLM-7K3F9Q to the buyer.'],
      },
      { heading: 'Price', paragraphs: ['The price is $293,625.46.'] },
    ],
    signatures: [
      {
        role: 'seller',
        name: 'Sofia Marchetti',
        signed_at: null,
        typed_name: null,
        signatory_title: null,
      },
      {
        role: 'buyer',
        name: 'Harbor Lane Capital LP',
        signed_at: null,
        typed_name: null,
        signatory_title: null,
      },
    ],
    document: null,
    drawn_up_at: '2026-11-19T09:00:00.000Z',
    ...differences,
  };
}
