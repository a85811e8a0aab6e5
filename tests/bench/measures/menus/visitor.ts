import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Slowdown of a mid-range phone compared with this machine. */
export const SLOWDOWN = 4;

/** Milliseconds of rest for a page before the visitor acts. */
const REST = 300;

/** Device of a visitor. */
export interface Device {
	/** Width in pixels. */
	width: number;
	/** Whether the visitor uses a finger, not a mouse. */
	isTouch: boolean;
}

export const WIDE: Device = { width: 1280, isTouch: false };
export const NARROW: Device = { width: 412, isTouch: true };

/** Returns a visitor who has been on the site before: its files are in the browser's cache. */
export const visitor = (
	browser: Browser,
	{ width, isTouch }: Device
): Promise< BrowserContext > =>
	browser.newContext( { viewport: { width, height: 823 }, hasTouch: isTouch } );

/** Waits until the page is idle. */
export const rest = ( page: Page ): Promise< void > => page.waitForTimeout( REST );

/** Slows down the page's processor from now on, and waits until the page is idle. */
export async function slowDown( page: Page ): Promise< void > {
	const session = await page.context().newCDPSession( page );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate: SLOWDOWN } );
	await rest( page );
}
