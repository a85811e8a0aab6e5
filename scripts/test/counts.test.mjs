import assert from 'node:assert/strict';
import { test } from 'node:test';
import { add, inWords, ofJest, ofJunit, ofPlaywright } from './counts.mjs';

test( 'counts Jest’s tests, and a file that could not run as one failure', () => {
	const report = {
		numPassedTests: 5,
		numFailedTests: 1,
		numRuntimeErrorTestSuites: 1,
		numPendingTests: 2,
		numTodoTests: 1,
	};
	assert.deepEqual( ofJest( JSON.stringify( report ) ), { passed: 5, failed: 2, skipped: 3 } );
} );

test( 'a browser test that passes only on its second try has not passed', () => {
	const report = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 }, errors: [ {} ] };
	assert.deepEqual( ofPlaywright( JSON.stringify( report ) ), {
		passed: 4,
		failed: 3,
		skipped: 1,
	} );
} );

test( 'counts JUnit’s cases, whichever way they are written', () => {
	const report = `<testsuites><testsuite tests="5">
<testcase name="a > b" time="1"/>
<testcase name="c" time="1"><failure type="x">no &lt;skipped</failure></testcase>
<testcase name="d"><error>no</error></testcase>
<testcase name="e">
	<skipped/>
</testcase>
<testcase name="f" time="1"></testcase>
</testsuite></testsuites>`;
	assert.deepEqual( ofJunit( report ), { passed: 2, failed: 2, skipped: 1 } );
} );

test( 'sums up in words', () => {
	const sum = add(
		{ passed: 1, failed: 2, skipped: 3 },
		{ passed: 10, failed: 20, skipped: 30 }
	);
	assert.equal( inWords( sum ), '11 passed, 22 failed, 33 skipped' );
} );
