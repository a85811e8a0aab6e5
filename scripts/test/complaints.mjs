const COMPLAINT = /PHP (Notice|Warning|Deprecated|Fatal error|Parse error|Recoverable)/;

/** Messages that our code cannot avoid: limits that tests exceed on purpose, and no connection to wordpress.org. */
const EXPECTED =
	/PHP Request Startup: |  (translations_api|wp_(version_check|update_plugins|update_themes))\(\)/;

/** Whether a line of PHP's log reports a problem in code. */
export const isComplaint = ( line ) => COMPLAINT.test( line ) && ! EXPECTED.test( line );
