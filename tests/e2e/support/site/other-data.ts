import type { Page } from '@playwright/test';
import { choose } from './stand-in';

/** Another plugin's use of wp.data: a store of its own that counts, and has counted to one. */
const SCRIPT = `
	window.acme = wp.data;
	wp.data.register( wp.data.createReduxStore( 'acme/sum', {
		reducer: ( sum = 0, action ) => action.type === 'ADD' ? sum + 1 : sum,
		actions: { add: () => ( { type: 'ADD' } ) },
		selectors: { get: ( sum ) => sum },
	} ) );
	wp.data.dispatch( 'acme/sum' ).add();`;

type OtherPlugin = Window & {
	acme: { select( store: string ): Record< string, () => unknown > };
	wp: { data: unknown };
};

/** Before `goto`: another plugin brings wp.data, and uses it. */
export const bringData = ( page: Page ): Promise< void > => choose( page, { script: SCRIPT } );

/** What the two make of it: whether there is one, brought once, and what is known in both stores. */
export const sharedData = ( page: Page, store: string, selector: string ) =>
	page.evaluate(
		( [ ours, get ] ) => {
			const { acme, wp } = window as unknown as OtherPlugin;
			return {
				isOne: acme === wp.data,
				theirs: acme.select( 'acme/sum' ).get!(),
				ours: acme.select( ours )[ get ]!(),
				times: document.querySelectorAll( 'script[src*="/dist/data."]' ).length,
			};
		},
		[ store, selector ] as const
	);
