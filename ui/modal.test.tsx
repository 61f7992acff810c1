import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { Modal, ModalLead, ModalTitle } from './modal.tsx';

function Page({ givesBack = false }: { readonly givesBack?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const other = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filtry
      </button>
      <button type="button" ref={other}>
        Jiné
      </button>
      {isOpen && (
        <Modal
          className="box"
          veil="veil"
          hasLead
          onClose={() => setOpen(false)}
          {...(givesBack && { opener: other })}
        >
          <ModalTitle>Vybrat</ModalTitle>
          <ModalLead>Jen to, co je skladem.</ModalLead>
          <button type="button">První</button>
          <button type="button">Poslední</button>
        </Modal>
      )}
    </>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Filtry' }));
const focused = () => document.activeElement?.textContent;

it('is named by its title, described by its lead and hides the page behind', async () => {
  render(<Page />);
  await open();
  const dialog = screen.getByRole('dialog', { name: 'Vybrat' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Jen to, co je skladem.',
  );
  expect(screen.queryByRole('button', { name: 'Filtry' })).toBeNull();
});

it('keeps the keyboard inside, in both directions', async () => {
  render(<Page />);
  await open();
  await waitFor(() => expect(focused()).toBe('První'));
  await userEvent.tab();
  expect(focused()).toBe('Poslední');
  await userEvent.tab();
  expect(focused()).toBe('První');
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('Poslední');
});

it('is closed by Escape', async () => {
  render(<Page />);
  await open();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Filtry' })).toBeTruthy();
});

it('gives the focus to the opener that it is told', async () => {
  render(<Page givesBack />);
  await open();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(focused()).toBe('Jiné'));
});

it('writes no style element, which the content security policy would refuse', async () => {
  const before = document.querySelectorAll('style').length;
  render(<Page />);
  await open();
  expect(document.querySelectorAll('style').length).toBe(before);
  expect(document.querySelector('.veil')).not.toBeNull();
});
