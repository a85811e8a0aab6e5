import { useEffect, useState } from '@wordpress/element';

interface PreviewOf< Answer > {
	/** Until a new one comes, and while the server refuses what is tried, the one before; undefined before the first. */
	answer?: Answer;
	/** Whether the server gave no answer to what was tried last. */
	isRefused: boolean;
}

/**
 * What the server makes of what is not saved, a moment after it changed.
 *
 * @param tried
 * @param delay   Milliseconds without a change before the server is asked.
 * @param preview Asks it; the same function at every call.
 */
export function usePreviewOf< Tried, Answer >(
	tried: Tried,
	delay: number,
	preview: ( tried: Tried ) => Promise< Answer >
): PreviewOf< Answer > {
	const [ state, setState ] = useState< PreviewOf< Answer > >( { isRefused: false } );
	const triedJson = JSON.stringify( tried );
	useEffect( () => {
		let isCurrent = true;
		const timer = setTimeout( () => {
			preview( JSON.parse( triedJson ) ).then(
				( answer ) => isCurrent && setState( { answer, isRefused: false } ),
				() => isCurrent && setState( ( before ) => ( { ...before, isRefused: true } ) )
			);
		}, delay );
		return () => {
			isCurrent = false;
			clearTimeout( timer );
		};
	}, [ delay, preview, triedJson ] );
	return state;
}
