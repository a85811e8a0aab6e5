/**
 * Numbers of passed, failed and skipped tests, from the machine-readable report of each tool.
 *
 * @typedef {{passed:number, failed:number, skipped:number}} Counts
 */

/** @return {Counts} */
export const none = () => ( { passed: 0, failed: 0, skipped: 0 } );

/** @return {Counts} */
export const add = ( a, b ) => ( {
	passed: a.passed + b.passed,
	failed: a.failed + b.failed,
	skipped: a.skipped + b.skipped,
} );

/** `9 passed, 1 failed, 0 skipped` */
export const inWords = ( { passed, failed, skipped } ) =>
	`${ passed } passed, ${ failed } failed, ${ skipped } skipped`;

/** Reads `jest --json`; a file that could not run at all counts as one failure. */
export function ofJest( text ) {
	const report = JSON.parse( text );
	return {
		passed: report.numPassedTests,
		failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
		skipped: report.numPendingTests + report.numTodoTests,
	};
}

/** Reads Playwright's json reporter; a test that passes only when repeated does not count as passed. */
export function ofPlaywright( text ) {
	const { stats, errors } = JSON.parse( text );
	return {
		passed: stats.expected,
		failed: stats.unexpected + stats.flaky + errors.length,
		skipped: stats.skipped,
	};
}

/** Reads JUnit's XML, as PHPUnit and Node's test runner write it. */
export function ofJunit( text ) {
	const cases = text.split( /<testcase\b/ ).slice( 1 );
	const bodies = cases.map( ( rest ) =>
		/^[^>]*\/>/.test( rest ) ? '' : rest.split( '</testcase>' )[ 0 ]
	);
	const failed = bodies.filter( ( body ) => /<(failure|error)\b/.test( body ) ).length;
	const skipped = bodies.filter( ( body ) => /<skipped\b/.test( body ) ).length;
	return { passed: cases.length - failed - skipped, failed, skipped };
}
