import { chromium, type Browser } from '@playwright/test';
import { findChromium, FLAGS } from '../../../e2e/support/chromium';
import type { Measure, Row } from '../../row';
import { median } from '../../statistics';
import { mounting, type Mounting } from './mounting';
import { pressToPaint } from './press';
import { TARGETS } from './targets';

const ROUNDS = 11;

/** A telephone of the middle class beside the machine that measures. */
const SLOWDOWN = 4;

const times = async < Value >( run: () => Promise< Value > ): Promise< Value[] > => {
	const values: Value[] = [];
	for ( let round = 0; round < ROUNDS; round++ ) {
		values.push( await run() );
	}
	return values;
};

/** A row for each thing that is pressed; in each round they come one after another. */
async function presses( browser: Browser ): Promise< Row[] > {
	const rounds = await times( async () => {
		const painted: number[] = [];
		for ( const target of TARGETS ) {
			painted.push( await pressToPaint( browser, target, SLOWDOWN ) );
		}
		return painted;
	} );
	return TARGETS.map( ( { name, isTouch, goal }, index ) => ( {
		name: `press to paint by ${ isTouch ? 'finger' : 'mouse' }: ${ name }`,
		value: median( rounds.map( ( painted ) => painted[ index ]! ) ),
		unit: 'ms',
		...( goal && { goal: { most: goal } } ),
	} ) );
}

async function mounts( browser: Browser ): Promise< Row[] > {
	const rounds = await times( () => mounting( browser, SLOWDOWN ) );
	const of = ( key: keyof Mounting ) => median( rounds.map( ( one ) => one[ key ] ) );
	return [
		{ name: 'header: intent to live', value: of( 'live' ), unit: 'ms', goal: { most: 150 } },
		{
			name: 'header: longest task over 50 ms while it mounts',
			value: of( 'longest' ),
			unit: 'ms',
			goal: { most: 0 },
		},
		{
			name: 'header: layout shift while it mounts',
			value: Math.max( ...rounds.map( ( { shift } ) => shift ) ),
			unit: 'score',
			goal: { most: 0 },
		},
	];
}

/**
 * How long a press on the menus waits, beside WordPress' own block and what the browser takes for any press, and what
 * it costs that their island comes alive. All with the processor slowed down.
 */
export const submenu: Measure = {
	name: 'submenu',
	async run() {
		const browser = await chromium.launch( { executablePath: findChromium(), args: FLAGS } );
		try {
			return [ ...( await presses( browser ) ), ...( await mounts( browser ) ) ];
		} finally {
			await browser.close();
		}
	},
};
