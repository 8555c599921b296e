import { Link } from 'react-router-dom';
import { ActFailure } from '@/acts/act-failure';
import {
  useAssignConversation,
  useCloseConversation,
  useReopenConversation,
  useSettleContactData,
} from '@generated/api/admin-conversations/admin-conversations';
import type { AdminConversation } from '@generated/model';
import type { Act } from '@/acts/act';
import { AskedAct } from '@/acts/asked-act';
import { useAct } from '@/acts/use-act';
import { DateText } from '@/ui/data/date-text';
import { pathTo } from '@/paths';
import { TextLink } from '@/page/links';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionItem } from '@/ui/data/description-list';
import { Alert } from '@/ui/feedback/alert';
import { userPath } from '@/users/user-path';

/** What a conversation is about, who is assigned to it, and what the staff may do about that. */
export function ConversationCard({ conversation }: { conversation: AdminConversation }) {
  const { user, claim, negotiation_id: negotiationId, assigned_admin: admin } = conversation;
  const acting = useAct();
  const acts = useConversationActs(conversation);
  return (
    <Card aria-label="About the conversation">
      <CardHeader title="About the conversation" />
      <CardBody className="grid gap-4 text-sm">
        <ActFailure acting={acting} />
        <AskedAct acting={acting} />
        <dl className="grid grid-cols-2 gap-4">
          {user && (
            <DescriptionItem label="User">
              <TextLink to={userPath(user.id)}>{user.name}</TextLink>
            </DescriptionItem>
          )}
          {negotiationId !== null && (
            <DescriptionItem label="Negotiation">
              <TextLink to={pathTo('adminNegotiation', { id: negotiationId })}>
                {conversation.subject}
              </TextLink>
            </DescriptionItem>
          )}
          {claim && (
            <DescriptionItem label="Claim">
              <TextLink to={pathTo('adminClaim', { id: claim.id })}>{claim.reference}</TextLink>
            </DescriptionItem>
          )}
          <DescriptionItem label="Started">
            <DateText iso={conversation.created_at} />
          </DescriptionItem>
          <DescriptionItem label="Assigned to">
            {admin ? (admin.is_me ? 'You' : admin.name) : 'Nobody yet'}
          </DescriptionItem>
        </dl>
        {conversation.has_contact_data && (
          <Alert
            tone="warning"
            action={
              negotiationId !== null && (
                <Button variant="secondary" size="sm" asChild>
                  <Link to={pathTo('adminNegotiation', { id: negotiationId })}>See its offers</Link>
                </Button>
              )
            }
          >
            Something that was written here, or in an offer of the negotiation, seems to hold
            contact data. It is marked where it stands. Names were not disclosed then.
          </Alert>
        )}
        <div className="flex flex-wrap gap-2">
          {acts.map((act) => (
            <Button
              key={act.name}
              variant="secondary"
              isPending={acting.pending === act.name}
              onClick={() => acting.start(act)}
            >
              {act.label}
            </Button>
          ))}
        </div>
      </CardBody>
    </Card>
  );
}

/** The acts on a conversation that are possible now. Each one is undone by the one that replaces it. */
function useConversationActs(conversation: AdminConversation): Act[] {
  const { id, kind, status, assigned_admin, contact_data_marked_at: markedAt } = conversation;
  const { mutateAsync: assign } = useAssignConversation();
  const { mutateAsync: close } = useCloseConversation();
  const { mutateAsync: reopen } = useReopenConversation();
  const { mutateAsync: settleContactData } = useSettleContactData();

  const isMine = assigned_admin?.is_me ?? false;
  const assigning: Act = {
    name: 'assign',
    label: isMine
      ? 'Give back'
      : assigned_admin
        ? `Take over from ${assigned_admin.name}`
        : 'Take this conversation',
    question: null,
    send: () => assign({ id, data: { to_me: !isMine } }),
    done: isMine ? 'Assigned to nobody' : 'Assigned to you',
  };
  // A negotiation's conversation ends with it.
  if (kind === 'negotiation') {
    if (markedAt === null) return [assigning];
    const settlingContactData: Act = {
      name: 'settle_contact_data',
      label: 'Settle',
      question: {
        title: 'Have you dealt with the contact data?',
        consequence:
          'The conversation leaves the tab “Contact data” until something is marked again. The messages stay marked.',
      },
      send: () => settleContactData({ id, data: { marked_at: markedAt } }),
      done: 'The contact data are settled',
    };
    return [settlingContactData, assigning];
  }
  const settling: Act =
    status === 'open'
      ? {
          name: 'settle',
          label: 'Close',
          question: null,
          send: () => close({ id }),
          done: 'Conversation closed',
        }
      : {
          name: 'settle',
          label: 'Reopen',
          question: null,
          send: () => reopen({ id }),
          done: 'Conversation reopened',
        };
  return [assigning, settling];
}
