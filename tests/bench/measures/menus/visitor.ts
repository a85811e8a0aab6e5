import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A telephone of the middle class beside the machine that measures. */
export const SLOWDOWN = 4;

/** How long a page is left alone before somebody comes; milliseconds. */
const REST = 300;

/** What somebody looks at the site with. */
export interface Device {
	/** Pixels. */
	width: number;
	/** A finger presses; else a mouse does. */
	isTouch: boolean;
}

export const WIDE: Device = { width: 1280, isTouch: false };
export const NARROW: Device = { width: 412, isTouch: true };

/** Somebody who has been on the site before: its files are in the browser's cache. */
export const visitor = (
	browser: Browser,
	{ width, isTouch }: Device
): Promise< BrowserContext > =>
	browser.newContext( { viewport: { width, height: 823 }, hasTouch: isTouch } );

/** Leaves the page until it has nothing to do. */
export const rest = ( page: Page ): Promise< void > => page.waitForTimeout( REST );

/** From here on the page's processor is a slow one, and has nothing to do. */
export async function slowDown( page: Page ): Promise< void > {
	const session = await page.context().newCDPSession( page );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate: SLOWDOWN } );
	await rest( page );
}
