import { isPlainClick } from '../../ui/is-plain-click';
import type { Shell } from './shell';

/** Query that asks for an empty form, as php/Forms/Page/Resuming/ReopenedEntries reads it. */
export const BEGIN_NEW = 'entry=new';

const SELECTOR = 'a[data-atoll=begin-new]';

/** Points a link for an empty form to the page that has the form, for the case that no script handles the click. */
export const linkNewForm = ( { body }: Shell, action: string ) =>
	body.querySelectorAll< HTMLAnchorElement >( SELECTOR ).forEach( ( link ) => {
		const page = new URL( action, location.href );
		new URLSearchParams( BEGIN_NEW ).forEach( ( value, name ) =>
			page.searchParams.set( name, value )
		);
		link.href = page.href;
	} );

/** Returns the link to an empty form, if a plain click hit one. */
export const newFormLinkOf = ( event: MouseEvent ): HTMLAnchorElement | null =>
	isPlainClick( event )
		? ( event.target as Element ).closest< HTMLAnchorElement >( SELECTOR )
		: null;
