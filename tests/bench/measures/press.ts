import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium, FLAGS } from '../../e2e/support/browser/chromium';
import { fixtures } from '../../e2e/support/site/fixtures';
import type { Measure } from '../row';
import { median } from '../statistics';

const ROUNDS = 9;

/** How many times slower than this machine. */
const RATE = 4;

/** How long a page is left alone, and how long the pointer rests on the button; milliseconds. */
const REST = 3500;
const HOVER = 800;

/** What is pressed, and what the press shows. */
interface Target {
	name: string;
	open( page: Page ): Promise< unknown >;
	press: string;
	shows: string;
	hover: boolean;
}

const FORM: Omit< Target, 'name' | 'hover' > = {
	open: ( page ) => page.goto( new URL( fixtures().formPath, process.env.ATOLL_URL ).href ),
	press: '.atoll-form [data-atoll=submit]',
	shows: '.atoll-form [data-atoll=error]:not(:empty)',
};

const TARGETS: Target[] = [
	{
		name: 'a button alone',
		open: ( page ) =>
			page.setContent(
				'<button onclick="told.hidden = false">Send</button><p id="told" hidden>Error</p>'
			),
		press: 'button',
		shows: '#told:not([hidden])',
		hover: true,
	},
	{ name: 'an empty form, the pointer at rest', hover: true, ...FORM },
	{ name: 'an empty form, untouched before', hover: false, ...FORM },
];

/** Leaves in `window.painted` the milliseconds from the next click to the frame that shows something. */
const watch = ( page: Page, selector: string ) =>
	page.evaluate( ( shown ) => {
		// A method, since tsx wraps functions with a call that the page does not know.
		const frames = {
			look( since: number ) {
				if ( ! document.querySelector( shown )?.getClientRects().length ) {
					requestAnimationFrame( () => frames.look( since ) );
					return;
				}
				const { port1, port2 } = new MessageChannel(); // Told after the frame.
				port1.onmessage = () =>
					Object.assign( window, { painted: performance.now() - since } );
				port2.postMessage( null );
			},
		};
		addEventListener(
			'click',
			( { timeStamp } ) => requestAnimationFrame( () => frames.look( timeStamp ) ),
			{ capture: true, once: true }
		);
	}, selector );

async function pressToPaint( browser: Browser, target: Target ): Promise< number > {
	const context = await browser.newContext( { viewport: { width: 412, height: 823 } } );
	const page = await context.newPage();
	const session = await context.newCDPSession( page );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate: RATE } );
	await target.open( page );
	await page.waitForTimeout( REST );
	const pressed = page.locator( target.press ).first();
	if ( target.hover ) {
		await pressed.hover();
		await page.waitForTimeout( HOVER );
	}
	await watch( page, target.shows );
	await pressed.click();
	const painted = await page.waitForFunction( () => Reflect.get( window, 'painted' ) as number );
	const value = await painted.jsonValue();
	await context.close();
	return value;
}

/** How long a press on an empty form waits for its messages, beside what the browser takes for any press. */
export const press: Measure = {
	name: 'press',
	async run() {
		const browser = await chromium.launch( { executablePath: findChromium(), args: FLAGS } );
		const times = TARGETS.map( (): number[] => [] );
		try {
			for ( let round = 0; round < ROUNDS; round++ ) {
				for ( const [ index, target ] of TARGETS.entries() ) {
					times[ index ]!.push( await pressToPaint( browser, target ) );
				}
			}
		} finally {
			await browser.close();
		}
		return TARGETS.map( ( { name }, index ) => ( {
			name: `send to message, ${ RATE } × slower: ${ name }`,
			value: median( times[ index ]! ),
			unit: 'ms',
		} ) );
	},
};
