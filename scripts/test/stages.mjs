import { ofJest, ofJunit, ofPlaywright } from './counts.mjs';
import { linters, SILENT_MINUTES } from './linters.mjs';
import { seenAsLetters, seenAsMarks } from './seen.mjs';

/**
 * What npm test runs, in this order, several at a time (lanes.mjs): what takes longest stands first, and what is patient
 * runs beside all of it.
 *
 * @typedef {Object} Stage
 * @property {string}                                name    For `--only`.
 * @property {string[]}                              groups  More names for `--only`; `long` runs in test:all alone.
 * @property {string}                                script  Of package.json.
 * @property {(file:string)=>string[]}               [args]  For the script, given the file for its report.
 * @property {(text:string)=>import('./counts.mjs').Counts} [read]  Counts in its report; without one the stage is one check.
 * @property {(text:string)=>import('./counts.mjs').Counts} [seen]  Counts in what it printed, when it ended before its report.
 * @property {string}                                [report] Where the report is, when the script decides that.
 * @property {Record<string, string>}                [env]    Added to the environment.
 * @property {number}                                [silence] Minutes without a line after which it is taken to hang; 5 when left out.
 * @property {string}                                [apart] Shares the machine with nobody but neighbours of the same word.
 * @property {boolean}                               [isPatient] Has no clock to keep: takes what the others leave of the processor.
 * @property {boolean}                               [early] Needs no package of npm's and nothing that is built: runs while those come.
 * @property {('php'|'servers'|'browser'|'clock'|'engines')[]} needs   What it uses of the system.
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
	// By now the other lane runs `wordpress`, which ends before this does: `shipped` needs more quiet than beside that.
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

/** What `--only` may name. */
export const names = [
	...new Set( STAGES.flatMap( ( { name, groups } ) => [ name, ...groups ] ) ),
];

const isNamed = ( { name, groups }, word ) => name === word || groups.includes( word );

/**
 * The stages of a run.
 *
 * @param {string[]} only Names of stages or groups; empty for all.
 * @param {boolean}  all  Whether the long ones are among them.
 */
export const stagesFor = ( only, all ) =>
	STAGES.filter( ( stage ) =>
		only.length > 0
			? only.some( ( word ) => isNamed( stage, word ) )
			: all || ! stage.groups.includes( 'long' )
	);
