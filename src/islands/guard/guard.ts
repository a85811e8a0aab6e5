import { propsOf } from '../register';
import { forward } from './forward';
import { markupOf } from './markup';
import type { Props } from './props';
import { watch } from './watch';

/** Stands before pages in the browser, where the server cannot: php/Portal/Guard is who decides. */
export const guard = ( element: HTMLElement ) => {
	const props = propsOf( element ) as Props;
	const life = new AbortController();
	element.addEventListener( 'atoll:unmount', () => life.abort(), { once: true } );
	if ( props.mark === '' ) {
		forward( props, life.signal );
	} else {
		watch( props, markupOf( element ), life.signal );
	}
};
