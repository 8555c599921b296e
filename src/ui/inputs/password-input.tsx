import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../icon-button';
import { Input, type InputProps } from './input';

type PasswordStrength = {
  /** 0 to 4. */
  score: number;
  /** The verdict as a word, e.g. "Weak"; colour alone would not say it. */
  label: string;
};

export type PasswordInputProps = Omit<
  InputProps,
  'type' | 'prefix' | 'suffix' | 'trailing' | 'isNumeric'
> & { strength?: PasswordStrength | undefined };

export function PasswordInput({ strength, ...rest }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="grid gap-2">
      <Input
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        type={isShown ? 'text' : 'password'}
        trailing={
          <IconButton
            label={isShown ? 'Hide password' : 'Show password'}
            size="sm"
            onClick={() => setIsShown(!isShown)}
          >
            <Icon aria-hidden size={16} />
          </IconButton>
        }
      />
      {strength && <StrengthMeter {...strength} />}
    </div>
  );
}

const fills = ['bg-danger', 'bg-danger', 'bg-warning-ink', 'bg-primary', 'bg-primary'];

function StrengthMeter({ score, label }: PasswordStrength) {
  return (
    <div className="flex items-center gap-3">
      <span aria-hidden className="grid flex-1 grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={clsx('h-1 rounded-full', step <= score ? fills[score] : 'bg-line-strong')}
          />
        ))}
      </span>
      <span aria-live="polite" className="text-muted min-w-16 text-right text-xs">
        <span className="sr-only">Password strength: </span>
        {label}
      </span>
    </div>
  );
}
