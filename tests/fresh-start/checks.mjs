const counts = { passed: 0, failed: 0 };

/** Runs one check, prints its line and counts it; a failed check does not stop the next. Says whether it passed. */
export async function check(title, run) {
  try {
    const remark = await run();
    counts.passed += 1;
    process.stdout.write(`  ✓ ${title}${remark === undefined ? '' : ` (${remark})`}\n`);
    return true;
  } catch (error) {
    counts.failed += 1;
    process.stdout.write(`  ✗ ${title}\n    ${error.message.replaceAll('\n', '\n    ')}\n`);
    return false;
  }
}

/** Throws with this message unless the condition holds. */
export function expect(condition, message) {
  if (!condition) throw new Error(message);
}

/** Prints the sum and sets the exit code. */
export function printCounts() {
  process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
}
