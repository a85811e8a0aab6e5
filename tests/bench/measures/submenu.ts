import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { findChromium, FLAGS } from '../../e2e/support/chromium';
import { median } from '../statistics';
import type { Measure, Row } from '../row';

const ROUNDS = 11;

/** How long a page is left alone before it is pressed; milliseconds. */
const REST = 1500;

/** What is pressed, and what the press shows. */
interface Target {
	open( page: Page ): Promise< unknown >;
	press: string;
	shows: string;
}

/** A button that shows a line of text by itself: what the browser needs for any press. */
const FLOOR: Target = {
	open: ( page ) =>
		page.setContent(
			'<button onclick="panel.hidden = ! panel.hidden">Menu</button><p id="panel" hidden>Panel</p>'
		),
	press: 'button',
	shows: '#panel',
};

const MENU = '[data-island="header"]';

const SUBMENU: Target = {
	open: ( page ) => page.goto( process.env.ATOLL_URL ?? '' ),
	press: '.atoll-menu__toggle',
	shows: '.atoll-submenu',
};

/** The same after the island has mounted. */
const LIVE: Target = {
	...SUBMENU,
	open: async ( page ) => {
		await SUBMENU.open( page );
		await page.locator( MENU ).dispatchEvent( 'pointerenter' );
		await page.locator( `${ MENU }[data-settled]` ).waitFor();
	},
};

const TARGETS: [ string, Target ][] = [
	[ 'a button alone', FLOOR ],
	[ 'submenu, before the island', SUBMENU ],
	[ 'submenu, after it', LIVE ],
];

/** Leaves in `window.painted` the milliseconds from the next press to the frame that shows the element. */
const watch = ( page: Page, selector: string ) =>
	page.evaluate( ( shown ) => {
		const element = document.querySelector( shown )!;
		const isShown = () => {
			const { visibility, opacity } = getComputedStyle( element );
			return (
				element.getBoundingClientRect().height > 1 &&
				visibility === 'visible' &&
				Number( opacity ) > 0.02
			);
		};
		const look = ( since: number ) =>
			requestAnimationFrame( () => {
				if ( ! isShown() ) {
					look( since );
					return;
				}
				const { port1, port2 } = new MessageChannel(); // Told after the frame.
				port1.onmessage = () =>
					Object.assign( window, { painted: performance.now() - since } );
				port2.postMessage( null );
			} );
		addEventListener( 'pointerdown', ( { timeStamp } ) => look( timeStamp ), {
			capture: true,
			once: true,
		} );
	}, selector );

async function pressToPaint(
	context: BrowserContext,
	{ open, press, shows }: Target,
	rate: number,
	isTouch: boolean
): Promise< number > {
	const page = await context.newPage();
	await open( page );
	const session = await context.newCDPSession( page );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate } );
	await page.waitForTimeout( REST );
	await watch( page, shows );
	const pressed = page.locator( press ).first();
	await ( isTouch ? pressed.tap() : pressed.click() );
	const painted = await page.waitForFunction( () => Reflect.get( window, 'painted' ) as number );
	return painted.jsonValue();
}

/** A row for each thing that is pressed; in each round they come one after another. */
async function compare( browser: Browser, rate: number, isTouch: boolean ): Promise< Row[] > {
	const times = TARGETS.map( (): number[] => [] );
	for ( let round = 0; round < ROUNDS; round++ ) {
		for ( const [ index, [ , target ] ] of TARGETS.entries() ) {
			const context = await browser.newContext( {
				viewport: { width: 1280, height: 800 },
				hasTouch: isTouch,
			} );
			times[ index ]!.push( await pressToPaint( context, target, rate, isTouch ) );
			await context.close();
		}
	}
	const way = `${ isTouch ? 'finger' : 'mouse' }, ${ rate } × slower`;
	return TARGETS.map( ( [ name ], index ) => ( {
		name: `press to paint by ${ way }: ${ name }`,
		value: median( times[ index ]! ),
		unit: 'ms',
	} ) );
}

/** How long a press on the menu waits for its submenu, beside what the browser takes for any press. */
export const submenu: Measure = {
	name: 'submenu',
	async run() {
		const browser = await chromium.launch( { executablePath: findChromium(), args: FLAGS } );
		try {
			const rows: Row[] = [];
			for ( const rate of [ 1, 4 ] ) {
				for ( const isTouch of [ false, true ] ) {
					rows.push( ...( await compare( browser, rate, isTouch ) ) );
				}
			}
			return rows;
		} finally {
			await browser.close();
		}
	},
};
