import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seenAsLetters, seenAsMarks } from './seen.mjs';

test( 'counts the letters of PHPUnit’s progress, the line that broke off included', () => {
	const output = `PHPUnit 11.5.57 by Sebastian Bergmann and contributors.

Runtime:       PHP 8.2.36

..........F......  17 / 40 ( 42%)
...\u001b[31;1mE\u001b[0m.S.......  30 / 40 ( 75%)
.D`;
	assert.deepEqual( seenAsLetters( output ), { passed: 29, failed: 2, skipped: 1 } );
} );

test( 'takes no other line for progress', () => {
	assert.deepEqual( seenAsLetters( 'FINE\\n...and then\\nEnded.\\n' ), {
		passed: 0,
		failed: 0,
		skipped: 0,
	} );
} );

test( 'counts Playwright’s lines', () => {
	const output = `
Running 4 tests using 2 workers

  ✓  1 [site] › anchors.spec.ts:6:1 › goes to the heading (1.2s)
  ✘  2 [site] › captcha.spec.ts:9:1 › asks once (30.0s)
  -  3 [site] › date.spec.ts:9:1 › is not for today
  ok 4 [site] › pages.spec.ts:9:1 › goes back (2.0s)
    - waiting for locator('h1')
`;
	assert.deepEqual( seenAsMarks( output ), { passed: 2, failed: 1, skipped: 1 } );
} );

test( 'counts Jest’s lines and those of Node’s own runner', () => {
	const jest = `PASS src/a.test.ts
  a sum
    ✓ is right (2 ms)
    ✕ is wrong
    ○ skipped is later
`;
	const node = `✔ finds a port (4.1ms)
▶ a group
  ✖ is refused (1ms)
ℹ tests 2
`;
	assert.deepEqual( seenAsMarks( jest ), { passed: 1, failed: 1, skipped: 1 } );
	assert.deepEqual( seenAsMarks( node ), { passed: 1, failed: 1, skipped: 0 } );
} );
