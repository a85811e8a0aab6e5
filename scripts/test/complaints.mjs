const COMPLAINT = /PHP (Notice|Warning|Deprecated|Fatal error|Parse error|Recoverable)/;

/** What no code of ours can help: limits that tests exceed on purpose, and no way out to wordpress.org. */
const EXPECTED =
	/PHP Request Startup: |  (translations_api|wp_(version_check|update_plugins|update_themes))\(\)/;

/** Whether a line of PHP's log says that something was wrong with code. */
export const isComplaint = ( line ) => COMPLAINT.test( line ) && ! EXPECTED.test( line );
