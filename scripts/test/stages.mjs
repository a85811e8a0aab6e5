import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../system/folders.mjs';
import { ofJest, ofJunit, ofPlaywright } from './counts.mjs';

/**
 * What npm test runs, in this order, several at a time (lanes.mjs): what takes longest stands first.
 *
 * @typedef {Object} Stage
 * @property {string}                                name    For `--only`.
 * @property {string[]}                              groups  More names for `--only`; `long` runs in test:all alone.
 * @property {string}                                script  Of package.json.
 * @property {(file:string)=>string[]}               [args]  For the script, given the file for its report.
 * @property {(text:string)=>import('./counts.mjs').Counts} [read]  Counts in its report; without one the stage is one check.
 * @property {string}                                [report] Where the report is, when the script decides that.
 * @property {Record<string, string>}                [env]    Added to the environment.
 * @property {number}                                minutes It is ended after.
 * @property {boolean}                               [alone] Whether it needs the whole machine, and no other may run beside it.
 * @property {('php'|'servers'|'browser')[]}         needs   What it uses of the system.
 */

const { scripts } = JSON.parse( readFileSync( join( ROOT, 'package.json' ), 'utf8' ) );

/** Each linter is a stage of its own: whoever adds a script lint:… need not come here. */
const linters = Object.keys( scripts )
	.filter( ( name ) => name.startsWith( 'lint:' ) )
	.map( ( name ) => ( {
		name: name.replace( ':', '-' ),
		groups: [ 'lint' ],
		script: name,
		minutes: 5,
		needs: name.startsWith( 'lint:php' ) ? [ 'php' ] : [],
	} ) );

const junit = ( file ) => [ '--log-junit', file ];

/** @type {Stage[]} */
const STAGES = [
	{
		name: 'wordpress',
		groups: [],
		script: 'test:wp',
		args: junit,
		read: ofJunit,
		minutes: 8,
		needs: [ 'php', 'servers' ],
	},
	{ name: 'types', groups: [], script: 'typecheck', minutes: 5, needs: [] },
	...linters,
	{
		name: 'jest',
		groups: [ 'unit' ],
		script: 'test:js',
		args: ( file ) => [ '--json', `--outputFile=${ file }` ],
		read: ofJest,
		minutes: 5,
		needs: [],
	},
	{
		name: 'scripts',
		groups: [],
		script: 'test:scripts',
		args: ( file ) => [ file ],
		read: ofJunit,
		minutes: 3,
		needs: [ 'php' ],
	},
	{
		name: 'phpunit',
		groups: [ 'unit' ],
		script: 'test:php',
		args: junit,
		read: ofJunit,
		minutes: 3,
		needs: [ 'php' ],
	},
	{
		name: 'e2e',
		groups: [],
		script: 'test:e2e',
		report: '.atoll/e2e/report.json',
		read: ofPlaywright,
		minutes: 14,
		alone: true,
		needs: [ 'php', 'servers', 'browser' ],
	},
	{ name: 'php-log', groups: [], script: 'test:php-log', minutes: 1, alone: true, needs: [] },
	{
		name: 'smoke',
		groups: [],
		script: 'test:smoke',
		args: ( file ) => [ file ],
		read: ofJunit,
		minutes: 5,
		alone: true,
		needs: [],
	},
	{
		name: 'e2e-long',
		groups: [ 'long' ],
		script: 'test:e2e:long',
		report: '.atoll/e2e/report.json',
		read: ofPlaywright,
		minutes: 20,
		alone: true,
		needs: [ 'php', 'servers', 'browser' ],
	},
	{
		name: 'sinks',
		groups: [ 'long' ],
		script: 'test:wp',
		args: ( file ) => [ ...junit( file ), '--filter', 'SinksTest' ],
		env: { ATOLL_TEST_SINKS: 'all' },
		read: ofJunit,
		minutes: 20,
		alone: true,
		needs: [ 'php', 'servers' ],
	},
	{
		name: 'fuzz',
		groups: [ 'long' ],
		script: 'fuzz',
		minutes: 60,
		alone: true,
		needs: [ 'php' ],
	},
	{
		name: 'lighthouse',
		groups: [ 'long' ],
		script: 'lighthouse',
		minutes: 40,
		alone: true,
		needs: [ 'php', 'servers', 'browser' ],
	},
	{
		name: 'bench',
		groups: [ 'long' ],
		script: 'bench',
		minutes: 30,
		alone: true,
		needs: [ 'php', 'servers', 'browser' ],
	},
];

/** What `--only` may name. */
export const names = [
	...new Set( STAGES.flatMap( ( { name, groups } ) => [ name, ...groups ] ) ),
];

const isCalled = ( { name, groups }, word ) => name === word || groups.includes( word );

/**
 * The stages of a run.
 *
 * @param {string[]} only Names of stages or groups; empty for all.
 * @param {boolean}  all  Whether the long ones are among them.
 */
export const chosen = ( only, all ) =>
	STAGES.filter( ( stage ) =>
		only.length > 0
			? only.some( ( word ) => isCalled( stage, word ) )
			: all || ! stage.groups.includes( 'long' )
	);
