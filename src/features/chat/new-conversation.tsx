import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { conversationInputAsks } from '@generated/asks';
import { useCreateConversation } from '@generated/api/conversations/conversations';
import { conversationFieldsLimits as LIMITS } from '@generated/limits';
import { CreateConversationBody } from '@generated/zod/conversations/conversations';
import { DocumentsDrop } from '@/chat/draft-documents';
import { useDraftFiles } from '@/chat/use-draft';
import { ContractForm } from '@/forms/contract-form';
import { TextareaField, TextField } from '@/forms/fields';
import { useContractForm } from '@/forms/use-contract-form';
import { pathTo } from '@/paths';
import { Button } from '@/ui/button';
import { CardBody, CardHeader } from '@/ui/data/card';
import { Field } from '@/ui/inputs/field';

interface Values {
  subject: string;
  body: string;
}

/** A document is under way, or has failed: the message would lack it. */
class UnfinishedDocuments extends Error {}

/** Begins a conversation with our staff, about a claim where the address names one. */
export function NewConversation({ claimId }: { claimId: number | null }) {
  const navigate = useNavigate();
  const { mutateAsync: create } = useCreateConversation();
  const files = useDraftFiles();
  // The same for every try, so that there is one conversation of it.
  const [clientId] = useState(() => crypto.randomUUID());
  const toSend = (values: Values) => ({
    ...values,
    claim_id: claimId,
    document_ids: files.documents.map(({ id }) => id),
    client_id: clientId,
  });
  const form = useContractForm<Values>(CreateConversationBody.shape.conversation, {
    asks: conversationInputAsks.conversation,
    defaultValues: { subject: '', body: '' },
    prepare: toSend,
  });

  async function send(values: Values) {
    if (files.fault) throw new UnfinishedDocuments(files.fault);
    const { id } = await create({ data: { conversation: toSend(values) } });
    void navigate(pathTo('conversation', { id }), { replace: true });
  }

  return (
    <>
      <CardHeader
        title="Write to our staff"
        description={
          claimId === null
            ? 'They answer here, usually within one business day.'
            : 'About the claim you came from. They answer here, usually within one business day.'
        }
      />
      <CardBody>
        <ContractForm
          form={form}
          onSubmit={send}
          submitLabel="Send"
          errorPrefix="conversation."
          errorMessage={(error) => (error instanceof UnfinishedDocuments ? error.message : null)}
          warnOnLeave={false}
          keepAs={`new-conversation-${claimId ?? 'any'}`}
          secondaryAction={
            <Button variant="secondary" asChild>
              <Link to={pathTo('chat')}>Cancel</Link>
            </Button>
          }
        >
          <TextField<Values> name="subject" label="Subject" isRequired autoComplete="off" />
          <TextareaField<Values> name="body" label="Message" isRequired maxLength={LIMITS.body} />
          <Field label="Documents">
            <DocumentsDrop files={files} />
          </Field>
        </ContractForm>
      </CardBody>
    </>
  );
}
