import { insert } from './insert';
import { loadNextPageInFull } from './load-in-full';
import { manifest } from './manifest';
import { documentParsed } from './moments';

/** @param isNative Whether the browser has to handle the event, as the island is late or has failed. */
export type Repeat = ( isNative: boolean ) => void;

/** An island's element, with the loader's own properties. */
export type Island = HTMLElement & {
	/** The island's start, so that it starts once, however often this is requested. */
	atoll?: Promise< boolean >;
	/** Repeats the last event that came before the island listened. */
	held?: Repeat;
};

const insertAll = ( indices: number[] ): Promise< unknown > => Promise.all( indices.map( insert ) );

/**
 * Fetches an island's scripts and gives it its element, once. Once the element has `data-settled`, clicks are the
 * island's, or the browser's: if the island has failed, or as long as it is `late`.
 *
 * @param element Any element with `data-island`, including ones added later.
 * @param run     Adds the island's scripts to the page; the first request's function is used.
 * @return Resolves when the island listens (true) or has failed (false); the server's HTML works either way.
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
