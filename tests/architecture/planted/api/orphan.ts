export const alone = 'nobody imports this, and it imports nothing';
