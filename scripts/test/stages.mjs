import { ofJest, ofJunit, ofPlaywright } from './counts.mjs';
import { linters, SILENT_MINUTES } from './linters.mjs';
import { seenAsLetters, seenAsMarks } from './seen.mjs';

/**
 * Stages of npm test, in this order, several at a time (lanes.mjs): the longest come first, and patient ones run in
 * parallel with all others.
 *
 * @typedef {Object} Stage
 * @property {string}                                name    Name for `--only`.
 * @property {string[]}                              groups  More names for `--only`; `long` runs only in test:all.
 * @property {string}                                script  Script of package.json.
 * @property {(file:string)=>string[]}               [args]  Arguments for the script, given the file for its report.
 * @property {(text:string)=>import('./counts.mjs').Counts} [read]  Counts in its report; by default the stage is one check.
 * @property {(text:string)=>import('./counts.mjs').Counts} [seen]  Counts in its output, if it ended before its report.
 * @property {string}                                [report] Path of the report, if the script chooses it.
 * @property {Record<string, string>}                [env]    Environment variables to add.
 * @property {number}                                [silence] Minutes without output until it counts as stuck; 5 by default.
 * @property {string}                                [apart] Runs at the same time only as neighbours with the same word.
 * @property {boolean}                               [isPatient] Has no time limits, so it runs at the lowest priority.
 * @property {boolean}                               [early] Needs no npm package and no build, so it runs during those.
 * @property {('php'|'servers'|'browser'|'clock'|'engines')[]} needs   System packages that it needs.
 */

const junit = ( file ) => [ '--log-junit', file ];

/** @type {Stage[]} */
const STAGES = [
	{
		name: 'wordpress',
		groups: [],
		script: 'test:wp',
		args: junit,
		read: ofJunit,
		seen: seenAsLetters,
		needs: [ 'php', 'servers' ],
	},
	{
		name: 'smoke',
		groups: [],
		script: 'test:smoke',
		args: ( file ) => [ file ],
		read: ofJunit,
		seen: seenAsMarks,
		needs: [],
	},
	{
		name: 'types',
		groups: [],
		script: 'typecheck',
		silence: SILENT_MINUTES,
		isPatient: true,
		needs: [],
	},
	...linters,
	{
		name: 'scripts',
		groups: [],
		script: 'test:scripts',
		args: ( file ) => [ file ],
		read: ofJunit,
		seen: seenAsMarks,
		needs: [ 'php', 'servers' ],
	},
	{
		name: 'phpunit',
		groups: [ 'unit' ],
		script: 'test:php',
		args: junit,
		read: ofJunit,
		seen: seenAsLetters,
		needs: [ 'php' ],
	},
	// Here the other lane runs `wordpress`, which ends before this does: `shipped` needs a quieter machine than that.
	{
		name: 'jest',
		groups: [ 'unit' ],
		script: 'test:js',
		args: ( file ) => [ '--verbose', '--json', `--outputFile=${ file }` ],
		read: ofJest,
		seen: seenAsMarks,
		needs: [],
	},
	{
		name: 'shipped',
		groups: [],
		script: 'test:shipped',
		report: '.atoll/shipped/report.json',
		read: ofPlaywright,
		seen: seenAsMarks,
		needs: [ 'php', 'servers', 'browser' ],
	},
	{
		name: 'e2e',
		groups: [],
		script: 'test:e2e',
		report: '.atoll/e2e/report.json',
		read: ofPlaywright,
		seen: seenAsMarks,
		apart: 'e2e',
		needs: [ 'php', 'servers', 'browser' ],
	},
	{
		name: 'faults',
		groups: [],
		script: 'test:faults',
		report: '.atoll/faults/report.json',
		read: ofPlaywright,
		seen: seenAsMarks,
		apart: 'faults',
		needs: [ 'php', 'servers', 'browser' ],
	},
	{ name: 'php-log', groups: [], script: 'test:php-log', apart: 'php-log', needs: [] },
	{
		name: 'e2e-long',
		groups: [ 'long' ],
		script: 'test:e2e:long',
		report: '.atoll/e2e/report.json',
		read: ofPlaywright,
		seen: seenAsMarks,
		apart: 'e2e-long',
		needs: [ 'php', 'servers', 'browser' ],
	},
	{
		name: 'faults-long',
		groups: [ 'long' ],
		script: 'test:faults:long',
		report: '.atoll/faults/report.json',
		read: ofPlaywright,
		seen: seenAsMarks,
		silence: 30,
		apart: 'faults-long',
		needs: [ 'php', 'servers', 'browser', 'clock' ],
	},
	{ name: 'react-19', groups: [ 'long' ], script: 'test:react-19', seen: seenAsMarks, needs: [] },
	{
		name: 'sinks',
		groups: [ 'long' ],
		script: 'test:wp',
		args: ( file ) => [ ...junit( file ), '--filter', 'HostileAnswersTest' ],
		env: { ATOLL_TEST_SINKS: 'all' },
		read: ofJunit,
		seen: seenAsLetters,
		apart: 'sinks',
		needs: [ 'php', 'servers' ],
	},
	{
		name: 'rehearsals',
		groups: [ 'long' ],
		script: 'rehearsals',
		args: ( file ) => [ file ],
		read: ofJunit,
		seen: seenAsMarks,
		apart: 'rehearsals',
		needs: [ 'php', 'servers' ],
	},
	{
		name: 'languages',
		groups: [ 'long' ],
		script: 'test:languages',
		args: ( file ) => [ file ],
		read: ofJunit,
		seen: seenAsMarks,
		apart: 'languages',
		needs: [ 'php', 'servers', 'browser' ],
	},
	{
		name: 'engines',
		groups: [ 'long' ],
		script: 'engines',
		seen: seenAsMarks,
		apart: 'engines',
		needs: [ 'php', 'servers', 'engines' ],
	},
	{
		name: 'fuzz',
		groups: [ 'long' ],
		script: 'fuzz',
		silence: 60,
		apart: 'fuzz',
		needs: [ 'php' ],
	},
	{
		name: 'fuzz-requests',
		groups: [ 'long' ],
		script: 'fuzz',
		args: () => '--of requests --count 5000'.split( ' ' ),
		silence: 60,
		apart: 'fuzz-requests',
		needs: [ 'php', 'servers' ],
	},
	{
		name: 'soak',
		groups: [ 'long' ],
		script: 'soak',
		args: () =>
			'--submissions 100 --worker-kills 20 --database-kills 2 --mail-kills 4 --minutes 0'.split(
				' '
			),
		apart: 'soak',
		needs: [ 'php', 'servers' ],
	},
	{
		name: 'lighthouse',
		groups: [ 'long' ],
		script: 'lighthouse',
		silence: SILENT_MINUTES,
		apart: 'lighthouse',
		needs: [ 'php', 'servers', 'browser' ],
	},
	{
		name: 'bench',
		groups: [ 'long' ],
		script: 'bench',
		silence: SILENT_MINUTES,
		apart: 'bench',
		needs: [ 'php', 'servers', 'browser' ],
	},
];

/** Names that `--only` accepts. */
export const names = [
	...new Set( STAGES.flatMap( ( { name, groups } ) => [ name, ...groups ] ) ),
];

const isNamed = ( { name, groups }, word ) => name === word || groups.includes( word );

/**
 * Returns the stages of a run.
 *
 * @param {string[]} only Names of stages or groups; empty for all.
 * @param {boolean}  all  Whether to include the long ones.
 */
export const stagesFor = ( only, all ) =>
	STAGES.filter( ( stage ) =>
		only.length > 0
			? only.some( ( word ) => isNamed( stage, word ) )
			: all || ! stage.groups.includes( 'long' )
	);
