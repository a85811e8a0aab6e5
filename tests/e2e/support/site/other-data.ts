import type { Page } from '@playwright/test';
import { choose } from './stand-in';

/** Script of another plugin that uses wp.data: its own store, with a counter that is at one. */
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

/** Adds another plugin that loads and uses wp.data; call before `goto`. */
export const bringData = ( page: Page ): Promise< void > => choose( page, { script: SCRIPT } );

/** Returns whether wp.data exists, how often it was loaded, and the state of both stores. */
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
