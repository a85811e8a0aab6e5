import type { Browser, Page } from '@playwright/test';
import { Menu } from '../../e2e/support/menu';

/** As much slower as a telephone of the middle class is than a desk's computer. */
const SLOWER = 4;

/** How long a page is left alone before it is touched; milliseconds. */
const REST = 1500;

interface Way {
	/** By a finger; a mouse otherwise. */
	isTouch: boolean;
	/** Whether the island listens already; the press is the first touch of the page otherwise. */
	isLive: boolean;
}

/** Milliseconds from the next press until what it opens was painted. */
const pressToPaint = ( page: Page, press: () => Promise< void > ): Promise< number > =>
	page
		.evaluateHandle( () => {
			const menu = document.querySelector( '.atoll-submenu' )!;
			const painted = new Promise< number >( ( resolve ) =>
				window.addEventListener(
					'pointerdown',
					( { timeStamp } ) => {
						const look = () => {
							if ( getComputedStyle( menu ).visibility !== 'visible' ) {
								requestAnimationFrame( look );
								return;
							}
							const { port1, port2 } = new MessageChannel(); // Told after the frame.
							port1.onmessage = () => resolve( performance.now() - timeStamp );
							port2.postMessage( null );
						};
						requestAnimationFrame( look );
					},
					{ capture: true, once: true }
				)
			);
			return { painted };
		} )
		.then( async ( watch ) => {
			await press();
			return watch.evaluate( ( { painted } ) => painted );
		} );

/** A new visitor on a slow machine, who presses the first parent of the menu. */
export async function submenu( browser: Browser, { isTouch, isLive }: Way ): Promise< number > {
	const context = await browser.newContext( {
		baseURL: process.env.ATOLL_URL ?? '',
		viewport: { width: 1280, height: 800 },
		hasTouch: isTouch,
	} );
	const page = await context.newPage();
	const session = await context.newCDPSession( page );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate: SLOWER } );
	const menu = await new Menu( page ).open();
	if ( isLive ) {
		await menu.wake();
	}
	await page.waitForTimeout( REST );
	const time = await pressToPaint( page, () =>
		isTouch ? menu.toggle.tap() : menu.toggle.click()
	);
	await context.close();
	return time;
}
