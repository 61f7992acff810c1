const save = async (): Promise<void> => Promise.resolve();

export function handle(): void {
  save();
}
