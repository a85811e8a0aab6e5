import { insert } from './insert';
import { loadNextPageInFull } from './load-in-full';
import { manifest } from './manifest';
import { documentParsed } from './moments';

/** @param isNative Whether the event is the browser's to handle, as the island is late or has failed. */
export type Repeat = ( isNative: boolean ) => void;

/** What an island's element remembers. */
export type Island = HTMLElement & {
	/** Its start, so that it is one however often it is asked for. */
	atoll?: Promise< boolean >;
	/** Repeats the last event that was meant for it and came too early. */
	held?: Repeat;
};

const insertAll = ( indices: number[] ): Promise< unknown > => Promise.all( indices.map( insert ) );

/**
 * Fetches an island's scripts and hands it its element, once. From `data-settled` on a click is the island's, or the
 * browser's: if the island has failed, or for as long as it is `late`.
 *
 * @param element Any element with `data-island`, also one that came later.
 * @param run     How its scripts come into the page; what was asked for first counts.
 * @return Resolves when the island listens or has failed, to whether it has; the server's HTML works either way.
 */
export const start = ( element: Island, run = insertAll ): Promise< boolean > => {
	const name = element.dataset.island!;
	return ( element.atoll ??= documentParsed
		.then( () => run( manifest.islands[ name ]! ) )
		.then( () => window.atollIslands![ name ]!( element ) )
		.then(
			() => false,
			() => {
				loadNextPageInFull();
				return true;
			}
		)
		.finally( () => {
			element.dataset.settled = '';
		} ) );
};
