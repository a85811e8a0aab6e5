import { none } from './counts.mjs';

/**
 * How many tests had passed, failed or been skipped when a tool ended before it could report: read from what it
 * printed as it went.
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

/** Of PHPUnit and ParaTest: a letter for each test. */
export const seenAsLetters = ( text ) =>
	tally(
		lines( text )
			.flatMap( ( line ) => [ ...( PROGRESS.exec( line.trim() )?.[ 1 ] ?? '' ) ] )
			.map( ( letter ) => LETTERS[ letter ] ?? 'passed' )
	);

/** How the line of a test begins, after white space; Playwright has letters for terminals without signs. */
const MARKS = [
	{ outcome: 'passed', mark: /^\s*(?:✓|✔|ok\s+\d)/ },
	{ outcome: 'failed', mark: /^\s*(?:✘|✕|✖|x\s+\d)/ },
	{ outcome: 'skipped', mark: /^\s*(?:○|﹣|-\s+\d)/ },
];

/** Of Playwright, of Jest (`--verbose`) and of Node's own runner: a line for each test. */
export const seenAsMarks = ( text ) =>
	tally(
		lines( text ).flatMap( ( line ) =>
			MARKS.filter( ( { mark } ) => mark.test( line ) ).map( ( { outcome } ) => outcome )
		)
	);
