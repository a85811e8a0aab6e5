import { propsOf } from '../register';
import { markupOf } from './dialogs/markup';
import type { Props } from './props';
import { guardPage } from './guard-page';

/** Stands before pages in the browser, where the server cannot: php/Portal/Access/AccessGuard is who decides. */
export const guard = ( element: HTMLElement ) => {
	const props = propsOf( element ) as Props;
	const life = new AbortController();
	element.addEventListener( 'atoll:unmount', () => life.abort(), { once: true } );
	guardPage( props, markupOf( element ), life.signal );
};
