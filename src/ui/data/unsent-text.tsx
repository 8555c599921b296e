import { CopyButton } from './copy-button';
import { Quote } from './quote';

/** What a person wrote where it can be sent no more, to be taken along. */
export function UnsentText({ text }: { text: string }) {
  return (
    <div className="grid gap-1 text-sm">
      <p>
        What you wrote was not sent. <CopyButton text={text} label="Copy what you wrote" />
      </p>
      <Quote className="line-clamp-3" text={text} />
    </div>
  );
}
