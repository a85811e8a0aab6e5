import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { findChromium, FLAGS } from '../../../e2e/support/browser/chromium';
import type { Measure, Row } from '../../row';
import { median, quartile } from '../../statistics';
import { mounting, type Mounting } from './mounting';
import { pressToPaint, pressToPaintWork } from './press';
import { TARGETS } from './targets';
import { NARROW, visitor, WIDE, type Device } from './visitor';

/** After one that only fills the browser's cache. */
const ROUNDS = 5;

interface Round {
	/** For each thing that is pressed. */
	painted: number[];
	work: number[];
	mounted: Mounting;
}

/** Everything once, one after another, so that whatever else the machine does meets all. */
async function round(
	browser: Browser,
	visitors: Map< Device, BrowserContext >
): Promise< Round > {
	const [ painted, work ]: [ number[], number[] ] = [ [], [] ];
	for ( const target of TARGETS ) {
		const context = visitors.get( target.device )!;
		painted.push( await pressToPaint( context, target ) );
		work.push( await pressToPaintWork( browser, context, target ) );
	}
	return { painted, work, mounted: await mounting( browser, visitors.get( WIDE )! ) };
}

async function rounds( browser: Browser ): Promise< Round[] > {
	const visitors = new Map< Device, BrowserContext >();
	for ( const device of [ WIDE, NARROW ] ) {
		visitors.set( device, await visitor( browser, device ) );
	}
	const all: Round[] = [];
	for ( let at = 0; at <= ROUNDS; at++ ) {
		all.push( await round( browser, visitors ) );
	}
	return all.slice( 1 );
}

const pressRows = ( all: Round[] ): Row[] =>
	TARGETS.flatMap( ( { name, device, goal }, index ): Row[] => {
		const pressed = `by ${ device.isTouch ? 'finger' : 'mouse' }: ${ name }`;
		return [
			{
				name: `press to paint ${ pressed }`,
				value: median( all.map( ( { painted } ) => painted[ index ]! ) ),
				unit: 'ms',
				...( goal && { goal: { most: goal } } ),
			},
			{
				name: `main thread’s work meanwhile, ${ pressed }`,
				value: quartile( all.map( ( { work } ) => work[ index ]! ) ),
				unit: 'ms',
				...( goal && { goal: { most: goal } } ),
			},
		];
	} );

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
			name: 'header: main thread’s work meanwhile',
			value: quartile( of( 'work' ) ),
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
 * any press, and what it costs that the header's island comes alive. All with the processor slowed down. What the main
 * thread works is the lower quartile: a busy machine only adds to it.
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
