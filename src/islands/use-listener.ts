import { useEffect, useRef } from '@wordpress/element';
import { useLatest } from '../ui/use-latest';

/**
 * Hook that listens to an event of the server's markup, the document or the window while its component is rendered. It
 * calls the listener of the last render, so that the listener sees that render's values.
 *
 * @param target   Null or undefined adds no listener.
 * @param options  Options of addEventListener; those of the first render count.
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
