import { useEffect, useRef } from '@wordpress/element';
import { useLatest } from '../ui/use-latest';

/**
 * Listens on the server's markup, the document or the window for as long as the component is rendered. The listener
 * of the last render is called, so that it has that render's values.
 *
 * @param target   Nothing listens without one.
 * @param options  Of addEventListener; those of the first render count.
 */
export const useListener = < HandledEvent extends Event >(
	target: EventTarget | null | undefined,
	type: string,
	listener: ( event: HandledEvent ) => void,
	options: AddEventListenerOptions = {}
) => {
	const latest = useLatest( listener );
	const firstOptions = useRef( options );

	useEffect( () => {
		const abortController = new AbortController();
		target?.addEventListener( type, ( event ) => latest.current( event as HandledEvent ), {
			...firstOptions.current,
			signal: abortController.signal,
		} );
		return () => abortController.abort();
	}, [ target, type, latest ] );
};
