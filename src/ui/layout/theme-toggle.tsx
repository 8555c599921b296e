import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Tooltip } from '../overlay/tooltip';
import { useTheme } from '../hooks/use-theme';
import type { Theme } from './theme';

const CHOICES: { theme: Theme; label: string; Icon: LucideIcon }[] = [
  { theme: 'light', label: 'Light', Icon: Sun },
  { theme: 'dark', label: 'Dark', Icon: Moon },
  { theme: 'system', label: 'Same as system', Icon: Monitor },
];

/** For a page or a footer. */
export function ThemeToggle() {
  const [chosen, choose] = useTheme();
  const name = useId();
  return (
    <fieldset className="bg-subtle inline-flex gap-0.5 rounded-lg p-0.5">
      <legend className="sr-only">Colour theme</legend>
      {CHOICES.map(({ theme, label, Icon }) => (
        <Tooltip key={theme} text={label} side="bottom">
          <label className="fade one-of text-muted hover:text-ink has-checked:bg-surface has-checked:text-ink relative grid size-8 place-items-center rounded-md">
            <input
              type="radio"
              name={name}
              value={theme}
              aria-label={label}
              checked={theme === chosen}
              onChange={() => choose(theme)}
              className="absolute inset-0 appearance-none rounded-md"
            />
            <Icon aria-hidden size={16} />
          </label>
        </Tooltip>
      ))}
    </fieldset>
  );
}
