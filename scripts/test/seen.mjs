import { none } from './counts.mjs';

/**
 * Counts passed, failed and skipped tests in the output of a tool that ended before it could report.
 */

/** A line of PHPUnit's progress: `..F.S   65 / 900 (  7%)`; one that is not full yet has no numbers. */
const PROGRESS = /^([.FEWRNDSI]+)(?:\s+\d+ \/ \d+ \(\s*\d+%\))?$/;

const LETTERS = { F: 'failed', E: 'failed', W: 'failed', S: 'skipped', I: 'skipped' };

const withoutColours = ( text ) => text.replace( /\x1b\[[\d;]*m/g, '' );

const lines = ( text ) => withoutColours( text ).split( '\n' );

function tally( words ) {
	const counts = none();
	words.forEach( ( word ) => counts[ word ]++ );
	return counts;
}

/** Counts the output of PHPUnit and ParaTest: a letter for each test. */
export const seenAsLetters = ( text ) =>
	tally(
		lines( text )
			.flatMap( ( line ) => [ ...( PROGRESS.exec( line.trim() )?.[ 1 ] ?? '' ) ] )
			.map( ( letter ) => LETTERS[ letter ] ?? 'passed' )
	);

/** Marks at the start of a test's line, after white space; Playwright uses letters in terminals without symbols. */
const MARKS = [
	{ outcome: 'passed', mark: /^\s*(?:✓|✔|ok\s+\d)/ },
	{ outcome: 'failed', mark: /^\s*(?:✘|✕|✖|x\s+\d)/ },
	{ outcome: 'skipped', mark: /^\s*(?:○|﹣|-\s+\d)/ },
];

/** Counts the output of Playwright, Jest (`--verbose`) and Node's own runner: a line for each test. */
export const seenAsMarks = ( text ) =>
	tally(
		lines( text ).flatMap( ( line ) =>
			MARKS.filter( ( { mark } ) => mark.test( line ) ).map( ( { outcome } ) => outcome )
		)
	);
