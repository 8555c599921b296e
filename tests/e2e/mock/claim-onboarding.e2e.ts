import { onboardingStory } from '../../support/claim-story.ts';
import { test } from '../../support/started-app.ts';

test('a visitor brings a claim to the market, and takes it off again', async ({ page }) => {
  await onboardingStory(page);
});
