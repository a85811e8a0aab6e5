import { isPlainClick } from '../../ui/is-plain-click';
import type { Shell } from './shell';

/** Asks for an empty form, as php/Forms/Page/Resuming/ReopenedEntries reads it. */
export const BEGIN_NEW = 'entry=new';

const SELECTOR = 'a[data-atoll=begin-new]';

/** Lets a link to an empty form lead to the page that has the form, where no script answers it. */
export const linkNewForm = ( { body }: Shell, action: string ) =>
	body.querySelectorAll< HTMLAnchorElement >( SELECTOR ).forEach( ( link ) => {
		const page = new URL( action, location.href );
		new URLSearchParams( BEGIN_NEW ).forEach( ( value, name ) =>
			page.searchParams.set( name, value )
		);
		link.href = page.href;
	} );

/** The link to an empty form that was plainly clicked. */
export const newFormLinkOf = ( event: MouseEvent ): HTMLAnchorElement | null =>
	isPlainClick( event )
		? ( event.target as Element ).closest< HTMLAnchorElement >( SELECTOR )
		: null;
