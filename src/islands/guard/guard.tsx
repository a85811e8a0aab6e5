import { useEffect, useRef, useState } from '@wordpress/element';
import { markupOf } from './dialogs/markup';
import { useOutlet } from './dialogs/outlet';
import { guardPage } from './guard-page';
import type { Props } from './props';

/**
 * Stands before private pages in the browser, where the server cannot: php/Portal/Access/AccessGuard is who decides.
 *
 * It shows: the warning, the login in place and that somebody else is logged in, as dialogs out of the server's templates,
 * and what covers the page. It listens to what people do, to other tabs, to the page's leaving and coming back. Its store
 * is the session's.
 */
export const Guard = ( { element, ...props }: Props & { element: HTMLElement } ) => {
	const [ markup ] = useState( () => markupOf( element ) );
	const [ outlet, dialogs ] = useOutlet();
	const told = useRef( props );

	useEffect( () => {
		const life = new AbortController();
		guardPage( told.current, markup, outlet, life.signal );
		return () => life.abort();
	}, [ markup, outlet ] );

	return <>{ dialogs }</>;
};
