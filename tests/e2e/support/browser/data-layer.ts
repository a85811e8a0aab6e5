import type { Page } from '@playwright/test';

/** Collects what pages push to the data layer, earlier pages included. Call it before the first page opens. */
export async function dataLayerOf( page: Page ): Promise< unknown[] > {
	const pushed: unknown[] = [];
	await page.exposeFunction( 'noteForTest', ( entry: unknown ) => pushed.push( entry ) );
	await page.addInitScript( () => {
		const host = window as unknown as {
			dataLayer: object[];
			noteForTest: ( entry: object ) => void;
		};
		host.dataLayer = Object.assign( [] as object[], {
			push: ( ...entries: object[] ) => {
				entries.forEach( ( entry ) => host.noteForTest( entry ) );
				return Array.prototype.push.apply( host.dataLayer, entries );
			},
		} );
	} );
	return pushed;
}
