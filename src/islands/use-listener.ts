import { useEffect, useRef } from '@wordpress/element';
import { useLatest } from './use-latest';

/**
 * Listens on the server's markup, the document or the window for as long as the component is rendered. The listener
 * of the last render hears, so that it sees what that render saw.
 *
 * @param target   Nothing listens without one.
 * @param options  Of addEventListener; those of the first render count.
 */
export const useListener = < Heard extends Event >(
	target: EventTarget | null | undefined,
	type: string,
	listener: ( event: Heard ) => void,
	options: AddEventListenerOptions = {}
) => {
	const latest = useLatest( listener );
	const first = useRef( options );

	useEffect( () => {
		const life = new AbortController();
		target?.addEventListener( type, ( event ) => latest.current( event as Heard ), {
			...first.current,
			signal: life.signal,
		} );
		return () => life.abort();
	}, [ target, type, latest ] );
};
