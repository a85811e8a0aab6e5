import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { findChromium, FLAGS } from '../../../e2e/support/chromium';
import type { Measure, Row } from '../../row';
import { median } from '../../statistics';
import { mounting, type Mounting } from './mounting';
import { pressToPaint } from './press';
import { TARGETS } from './targets';
import { NARROW, visitor, WIDE, type Device } from './visitor';

/** After one that only fills the browser's cache. */
const ROUNDS = 5;

interface Round {
	/** For each thing that is pressed. */
	painted: number[];
	mounted: Mounting;
}

/** Everything once, one after another, so that whatever else the machine does meets all. */
async function round( visitors: Map< Device, BrowserContext > ): Promise< Round > {
	const painted: number[] = [];
	for ( const target of TARGETS ) {
		painted.push( await pressToPaint( visitors.get( target.device )!, target ) );
	}
	return { painted, mounted: await mounting( visitors.get( WIDE )! ) };
}

async function rounds( browser: Browser ): Promise< Round[] > {
	const visitors = new Map< Device, BrowserContext >();
	for ( const device of [ WIDE, NARROW ] ) {
		visitors.set( device, await visitor( browser, device ) );
	}
	const all: Round[] = [];
	for ( let at = 0; at <= ROUNDS; at++ ) {
		all.push( await round( visitors ) );
	}
	return all.slice( 1 );
}

const pressRows = ( all: Round[] ): Row[] =>
	TARGETS.map( ( { name, device, goal }, index ) => ( {
		name: `press to paint by ${ device.isTouch ? 'finger' : 'mouse' }: ${ name }`,
		value: median( all.map( ( { painted } ) => painted[ index ]! ) ),
		unit: 'ms',
		...( goal && { goal: { most: goal } } ),
	} ) );

const mountRows = ( all: Round[] ): Row[] => {
	const of = ( key: keyof Mounting ) => all.map( ( { mounted } ) => mounted[ key ] );
	return [
		{
			name: 'header: intent to live',
			value: median( of( 'live' ) ),
			unit: 'ms',
			goal: { most: 150 },
		},
		{
			name: 'header: longest task over 50 ms while it mounts',
			value: median( of( 'longest' ) ),
			unit: 'ms',
			goal: { most: 0 },
		},
		{
			name: 'header: layout shift while it mounts',
			value: Math.max( ...of( 'shift' ) ),
			unit: 'score',
			goal: { most: 0 },
		},
	];
};

/**
 * How long a press on the menus and on a notification waits, beside WordPress' own block and what the browser takes for
 * any press, and what it costs that the header's island comes alive. All with the processor slowed down.
 */
export const submenu: Measure = {
	name: 'submenu',
	async run() {
		const browser = await chromium.launch( { executablePath: findChromium(), args: FLAGS } );
		try {
			const all = await rounds( browser );
			return [ ...pressRows( all ), ...mountRows( all ) ];
		} finally {
			await browser.close();
		}
	},
};
