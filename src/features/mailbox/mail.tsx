import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { MailboxMessage } from '@generated/model';
import { DateText } from '@/ui/data/date-text';
import { Button } from '@/ui/button';

/** One mail: subject, address and time. When opened, also its text and the link as a button. */
export function Mail({ mail }: { mail: MailboxMessage }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <li className="border-line not-last:border-b">
      <h2 className="text-sm">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="fade hover:bg-subtle flex w-full items-start gap-2 px-4 py-3 text-left"
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronRight
            aria-hidden
            size={16}
            className={
              isOpen ? 'text-muted mt-0.5 shrink-0 rotate-90' : 'text-muted mt-0.5 shrink-0'
            }
          />
          <span className="grid min-w-0 flex-1 gap-0.5">
            <span className="flex flex-wrap justify-between gap-x-6 gap-y-0.5">
              <span className="wrap-anywhere">{mail.subject}</span>
              <span className="text-muted tabular font-normal">
                <DateText iso={mail.created_at} as="date-time" />
              </span>
            </span>
            <span className="text-muted font-normal wrap-anywhere">{mail.to}</span>
          </span>
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="grid justify-items-start gap-4 px-4 pt-3 pb-5 pl-10">
        <p className="max-w-measure text-sm wrap-anywhere whitespace-pre-line">{mail.text}</p>
        {mail.link && (
          <Button asChild>
            <Link to={mail.link}>Open link</Link>
          </Button>
        )}
      </div>
    </li>
  );
}
