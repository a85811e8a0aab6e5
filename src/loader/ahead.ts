import { append } from './append';
import { insert } from './insert';
import { addressOf, manifest } from './manifest';
import { idle } from './moments';
import { start } from './start';

/**
 * Fetches all scripts in parallel once the browser is idle, then runs them one by one, each as a separate task, so that
 * the page can respond to a press between two of them.
 *
 * @param pause Waits after each script, while nobody waits for the island.
 */
export const runByPieces = async (
	indices: number[],
	pause?: () => Promise< unknown >
): Promise< void > => {
	await idle();
	for ( const index of indices ) {
		const part = manifest.parts[ index ]!;
		if ( typeof part === 'string' ) {
			append( 'link', { rel: 'preload', as: 'script', href: addressOf( part ) } );
		}
	}
	for ( const index of indices ) {
		await insert( index );
		await pause?.();
	}
};

/** Starts an unused island once it is within half a screen of the viewport, unless the visitor saves data. */
export const startAhead = ( element: HTMLElement ) => {
	if ( ! ( navigator as { connection?: { saveData: boolean } } ).connection?.saveData ) {
		new IntersectionObserver(
			( entries, observer ) => {
				if ( entries.pop()!.isIntersecting ) {
					observer.disconnect();
					runByPieces( manifest.islands[ element.dataset.island! ]!, idle ).then( () =>
						start( element )
					);
				}
			},
			{ rootMargin: '50%' }
		).observe( element );
	}
};
