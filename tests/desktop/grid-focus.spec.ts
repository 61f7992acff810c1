import { cell, expect, test } from './grid-page.ts';

declare global {
  interface Window {
    /** Lets the page draw again. */
    letDraw: () => Promise<void>;
  }
}

test('a click stays where it is while the focus is still on its way elsewhere', async ({
  page,
}) => {
  const clicked = cell(page, 3, 'name');
  const box = await clicked.boundingBox();
  if (!box) throw new Error('the row is not drawn');
  await page.evaluate(() => {
    const frame = window.requestAnimationFrame.bind(window);
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (run) => held.push(run);
    window.letDraw = async () => {
      window.requestAnimationFrame = frame;
      for (const run of held) frame(run);
      for (let drawn = 0; drawn < 3; drawn += 1) await new Promise(frame);
    };
  });
  await page.getByRole('searchbox').press('ArrowDown');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(() => window.letDraw());
  await expect(clicked).toBeFocused();

  await page.getByRole('searchbox').press('ArrowDown');
  await expect(cell(page, 0, 'name')).toBeFocused();
});
