import * as contract from '@generated/model';
import { expect, test } from 'vitest';
import * as ofDeals from './deal-enums';
import * as others from './enums';

const database = { ...others, ...ofDeals };

test.each([
  ['user status', database.userStatuses, contract.UserStatus],
  ['buyer account status', database.buyerAccountStatuses, contract.BuyerAccountStatus],
  ['buyer account type', database.buyerAccountTypes, contract.BuyerAccountType],
  ['accreditation basis', database.accreditationBases, contract.AccreditationBasis],
  ['kind of agreement', database.agreementKinds, contract.AgreementKind],
  ['identity status', database.identityStatuses, contract.IdentityStatus],
  ['type of user', database.typesOfUser, contract.TypeOfUser],
  ['contact method', database.contactMethods, contract.ContactMethod],
  ['payment method', database.paymentMethods, contract.PaymentMethod],
  ['document kind', database.documentKinds, contract.DocumentKind],
  ['document status', database.documentStatuses, contract.DocumentStatus],
  ['proceeding', database.proceedings, contract.Proceeding],
  ['case stage', database.caseStages, contract.CaseStage],
  ['size band', database.sizeBands, contract.SizeBand],
  ['price point source', database.pricePointSources, contract.PricePointSource],
  ['listed claim status', database.listedClaimStatuses, contract.ListedClaimStatus],
  ['claim status', database.claimStatuses, contract.ClaimStatus],
  ['claim event', database.claimEventTypes, contract.ClaimTimelineEventType],
  ['actor of a claim event', database.claimEventActors, contract.ClaimTimelineEventActorRole],
  ['claim type', database.claimTypes, contract.ClaimType],
  ['claim priority', database.claimPriorities, contract.ClaimPriority],
  ['register status', database.registerStatuses, contract.RegisterStatus],
  ['estate KYC status', database.estateKycStatuses, contract.EstateKycStatus],
  ['holder type', database.holderTypes, contract.HolderType],
  ['recourse', database.recourses, contract.Recourse],
  ['side of an offer', database.offerSides, contract.OfferSide],
  ['offer status', database.offerStatuses, contract.OfferStatus],
  ['excess claim', database.excessClaims, contract.ExcessClaim],
  ['settlement method', database.settlementMethods, contract.SettlementMethod],
  ['negotiation status', database.negotiationStatuses, contract.NegotiationStatus],
  ['awaiting', database.awaitings, contract.Awaiting],
  ['actor of a negotiation', database.negotiationActors, contract.NegotiationActor],
  ['event of a negotiation', database.negotiationEventTypes, contract.NegotiationEventType],
  ['kind of conversation', database.conversationKinds, contract.ConversationKind],
  ['conversation status', database.conversationStatuses, contract.ConversationStatus],
  ['sender of a message', database.messageSenders, contract.MessageSender],
  ['category of a notification', database.notificationCategories, contract.NotificationCategory],
  ['alert frequency', database.alertFrequencies, contract.AlertFrequency],
])('the database takes every %s of the contract', (_name, columnValues, contractValues) => {
  expect([...columnValues].toSorted()).toEqual(Object.values(contractValues).toSorted());
});
