import { append } from './append';
import { insert } from './insert';
import { addressOf, manifest } from './manifest';
import { idle } from './moments';
import { start } from './start';

/**
 * Once the browser rests, fetches everything side by side, then runs it one script at a time: each is a task of its own,
 * so that whoever presses meanwhile is answered between two of them.
 *
 * @param pause What to wait for after each, where nobody waits for the island.
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

/** Wakes an island before anybody touches it once it is half a screen from the view, unless the visitor saves data. */
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
