import { useEffect, useState } from '@wordpress/element';

interface PreviewOf< Tried, Answer > {
	/** Edits of the last completed request, successful or not; undefined before the first. */
	tried?: Tried;
	/** Last successful response, which stays while a new one is pending; undefined before the first. */
	answer?: Answer;
	/** Whether the request for `tried` failed. */
	isRefused: boolean;
}

/**
 * Hook that asks the server for a preview of unsaved edits, shortly after they changed.
 *
 * @param latest
 * @param delay   Milliseconds without a change before the request is sent.
 * @param preview Sends the request; must be the same function on each render.
 */
export function usePreviewOf< Tried, Answer >(
	latest: Tried,
	delay: number,
	preview: ( tried: Tried ) => Promise< Answer >
): PreviewOf< Tried, Answer > {
	const [ state, setState ] = useState< PreviewOf< Tried, Answer > >( { isRefused: false } );
	const latestJson = JSON.stringify( latest );
	useEffect( () => {
		let isCurrent = true;
		const timer = setTimeout( () => {
			const asked: Tried = JSON.parse( latestJson );
			preview( asked ).then(
				( answer ) => isCurrent && setState( { tried: asked, answer, isRefused: false } ),
				() =>
					isCurrent &&
					setState( ( before ) => ( { ...before, tried: asked, isRefused: true } ) )
			);
		}, delay );
		return () => {
			isCurrent = false;
			clearTimeout( timer );
		};
	}, [ delay, preview, latestJson ] );
	return state;
}
