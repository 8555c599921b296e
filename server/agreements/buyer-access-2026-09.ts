import type { AgreementText } from './agreement-text';
import { SHARED } from './buyer-access-shared';

export const buyerAccess202609: AgreementText = {
  kind: 'buyer_access',
  version: '2026-09',
  title: 'Marketplace access agreement',
  effective_on: '2026-09-01',
  sections: [
    {
      heading: 'Who may use the marketplace as a buyer',
      paragraphs: [
        'This agreement is between you, the holder of a buyer account, and the operator of the claims exchange. Where the account belongs to a company, a fund or a trust, “you” means that entity, and the person who accepts confirms that he or she may bind it.',
        'You confirm that you are accredited on the ground that your application names, or that the rule does not apply to you, and that what you have told us and the documents you have sent are true and complete. You tell us within five business days when any of it changes.',
        'Only the people named in your account use it. You keep its credentials to yourself and answer for what is done with them.',
      ],
    },
    {
      heading: 'Confidentiality',
      paragraphs: [
        'Exact amounts, register numbers, documents, names and whatever else is not shown to the public are confidential. You use them only to decide on and to carry out a purchase on the exchange.',
        'You may show them to those of your employees, advisers and financing parties who need them for that purpose and are bound to keep them confidential. You answer for them as for yourself.',
        'This holds before and after a sale, and where no sale comes about, for three years after you have seen the information. Documents that you have downloaded are deleted when a negotiation ends without a sale. It does not hold for what is public without your doing, or for what a court or an authority orders you to disclose.',
      ],
    },
    {
      heading: 'No approach outside the exchange',
      paragraphs: [
        'You do not approach a holder of whom you have learnt here outside the exchange about the claim, neither yourself nor through others, and you do not buy the claim other than through the exchange, for twelve months after you have seen it.',
        'Addresses, telephone numbers and other ways to reach each other are not exchanged in messages before identities are disclosed. Messages that contain them are shown to our staff.',
        'This does not hold for a holder with whom you can show that you negotiated about the same claim before you saw it here.',
      ],
    },
    SHARED.examination,
    SHARED.offersBind,
    SHARED.fees,
    {
      heading: 'Payment and transfer',
      paragraphs: [
        'You pay the purchase price and the fee within five business days after the last signature under the assignment, by the method that the accepted offer names, and name the payment reference that the exchange gives you.',
        'Where you have not paid by then, the seller may cancel the sale after one reminder of two business days. The fee is then owed all the same.',
        'After payment the transfer is filed with the court or with its claims agent. You bear the costs that the court or the agent charges for it.',
      ],
    },
    SHARED.recourse,
    SHARED.ending,
    SHARED.law,
  ],
  changes: [
    {
      about: 'payment term',
      text: 'You pay within five business days after the last signature; it was ten.',
    },
    {
      about: 'late payment',
      text: 'A seller may cancel a sale that is not paid after a reminder of two business days, and your fee is owed all the same.',
    },
    {
      about: 'confidentiality',
      text: 'Confidentiality lasts three years where no sale comes about; it was two. Documents that you have downloaded are then deleted.',
    },
    {
      about: 'contact data',
      text: 'Ways to reach each other are not exchanged in messages before identities are disclosed, and messages that contain them are shown to our staff.',
    },
    {
      about: 'own news',
      text: 'You tell us within five business days when what you told us changes; it was ten.',
    },
  ],
};
