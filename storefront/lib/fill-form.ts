/**
 * Writes values into a form's controls. What somebody typed already stays, and the text field in which
 * they stand is theirs, unless `isChosen` says that they asked for the values, such as by choosing a
 * saved address.
 */
export function fillForm(
  form: HTMLFormElement,
  values: Readonly<Partial<Record<string, string>>>,
  isChosen: boolean,
): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = value !== '' || (control.checked && !isChosen);
    } else if (control instanceof HTMLSelectElement) {
      // A select always says something, so there is no telling whether somebody chose it.
      if (value !== '') control.value = value;
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      const isTheirs = control.value !== '' || control === document.activeElement;
      if (isChosen || !isTheirs) control.value = value;
    }
  }
}
