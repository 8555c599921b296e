import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { Tooltip } from '../overlay/tooltip';
import { useTheme } from '../hooks/use-theme';
import { themes } from './theme';

const icons = { light: Sun, dark: Moon, system: Monitor };

/** For a page or a footer; within a menu use ThemeMenuChoice, which follows the keys of menus. */
export function ThemeToggle() {
  const [theme, setTheme] = useTheme();
  const name = useId();
  return (
    <fieldset className="bg-subtle inline-flex gap-0.5 rounded-lg p-0.5">
      <legend className="sr-only">Colour theme</legend>
      {themes.map(({ value, label }) => {
        const Icon = icons[value];
        return (
          <Tooltip key={value} text={label} side="bottom">
            <label className="fade one-of text-muted hover:text-ink has-checked:bg-surface has-checked:text-ink relative grid size-8 place-items-center rounded-md">
              <input
                type="radio"
                name={name}
                value={value}
                aria-label={label}
                checked={theme === value}
                onChange={() => setTheme(value)}
                className="absolute inset-0 appearance-none rounded-md"
              />
              <Icon aria-hidden size={16} />
            </label>
          </Tooltip>
        );
      })}
    </fieldset>
  );
}
