import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { tabListStyles, tabStyles } from './tab-styles';

export type TabsProps = {
  /** Names the list of tabs. */
  label: string;
  tabs: { value: string; label: ReactNode; content: ReactNode }[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
};

/** Tabs within a page. Where each tab has an address of its own, use NavTabs. */
export function Tabs({ label, tabs, value, defaultValue, onValueChange }: TabsProps) {
  return (
    <Radix.Root
      {...(value === undefined
        ? { defaultValue: defaultValue ?? tabs[0]?.value ?? '' }
        : { value })}
      {...(onValueChange ? { onValueChange } : {})}
    >
      <Radix.List aria-label={label} className={tabListStyles}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={tabStyles}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
