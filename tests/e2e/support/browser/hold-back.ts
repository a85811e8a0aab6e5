import type { Locator, Page } from '@playwright/test';

/** A script that the browser has asked for and that does not arrive before `release`. */
export interface HeldBack {
	/** Resolves when the browser asked. */
	asked: Promise< void >;
	release(): void;
}

/**
 * Holds an island's script back, at any length that a test needs.
 *
 * @param page   Where it would be loaded.
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
 * Wakes an island whose script is held back, as the pointer would, and waits until nothing but that script is missing:
 * from a press on the island has two seconds, of which the others' way would take some.
 */
export async function untilAwaited( island: Locator, script: HeldBack ): Promise< void > {
	await island.page().waitForLoadState();
	await island.dispatchEvent( 'pointerover' );
	await script.asked;
	await island.page().waitForFunction( () => 'atollStores' in window );
}
