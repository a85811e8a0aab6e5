import { useEffect, useState } from '@wordpress/element';

interface PreviewOf< Tried, Answer > {
	/** What the server was last asked about and has answered or refused; undefined before the first. */
	tried?: Tried;
	/** The last answer that was not a refusal, also while a new one is awaited; undefined before the first. */
	answer?: Answer;
	/** Whether the server gave no answer to `tried`. */
	isRefused: boolean;
}

/**
 * What the server makes of what is not saved, a moment after it changed.
 *
 * @param latest
 * @param delay   Milliseconds without a change before the server is asked.
 * @param preview Asks it; the same function at every call.
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
