import type { Browser, Page } from '@playwright/test';
import type { Target } from './targets';

/** How long a page is left alone before somebody comes; milliseconds. */
export const REST = 1500;

/** Leaves in `window.painted` the milliseconds from the next press to the frame that shows the element. */
const watch = ( page: Page, selector: string ) =>
	page.evaluate( ( shown ) => {
		const isShown = () => {
			const element = document.querySelector( shown );
			if ( ! element ) {
				return false;
			}
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

/** Milliseconds from a new visitor's press to the paint of what it shows. */
export async function pressToPaint(
	browser: Browser,
	{ open, press, shows, width, isTouch, headers }: Target,
	rate: number
): Promise< number > {
	const context = await browser.newContext( {
		viewport: { width, height: 823 },
		hasTouch: isTouch,
		extraHTTPHeaders: headers,
	} );
	const page = await context.newPage();
	await open( page );
	const session = await context.newCDPSession( page );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate } );
	await page.waitForTimeout( REST );
	// tsx compiles functions to calls of this one, which the page has not.
	await page.evaluate( 'globalThis.__name = ( named ) => named' );
	await watch( page, shows );
	const pressed = page.locator( press ).first();
	await ( isTouch ? pressed.tap() : pressed.click() );
	const painted = await page.waitForFunction( () => Reflect.get( window, 'painted' ) as number );
	const milliseconds = await painted.jsonValue();
	await context.close();
	return milliseconds;
}
