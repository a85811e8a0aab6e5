import type { Locator, Page } from '@playwright/test';

/** Script that the browser has requested and that does not arrive before `release`. */
export interface HeldBack {
	/** Resolves when the browser has requested it. */
	asked: Promise< void >;
	release(): void;
}

/**
 * Holds back an island's script for as long as a test needs.
 *
 * @param page   Page that loads the script.
 * @param island Name of the island.
 */
export async function holdBack( page: Page, island: string ): Promise< HeldBack > {
	let hear = () => {};
	let release = () => {};
	const asked = new Promise< void >( ( resolve ) => ( hear = resolve ) );
	const released = new Promise< void >( ( resolve ) => ( release = resolve ) );
	await page.route( `**/islands/${ island }.js*`, async ( route ) => {
		hear();
		await released;
		await route.continue();
	} );
	return { asked, release: () => release() };
}

/**
 * Triggers an island whose script is held back, as the pointer would, and waits until only that script is missing: a
 * press is remembered for two seconds, of which other scripts would take some.
 */
export async function untilAwaited( island: Locator, script: HeldBack ): Promise< void > {
	await island.page().waitForLoadState();
	await island.dispatchEvent( 'pointerover' );
	await script.asked;
	await island.page().waitForFunction( () => 'atollStores' in window );
}
