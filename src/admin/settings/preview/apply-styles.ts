import type { CompiledStyles } from '../../../api/admin/settings';

const ID = 'atoll-tried-styles';

/** Visitors do not see the bar of those who are logged in. */
const WITHOUT_BAR = '#wpadminbar{display:none}html:root{margin-block-start:0!important}';

/** Puts styles on a page of the site that is shown in a frame, above what it was served with. */
export function applyStyles(
	page: Document | null | undefined,
	styles: CompiledStyles | undefined
): void {
	if ( ! page?.head || ! styles ) {
		return;
	}
	const style = page.getElementById( ID ) ?? page.createElement( 'style' );
	style.id = ID;
	style.textContent = styles.css + WITHOUT_BAR;
	page.head.append( style );
	page.querySelectorAll< HTMLStyleElement >( '[id^="atoll-night-"]' ).forEach( ( { sheet } ) => {
		if ( sheet ) {
			sheet.disabled = ! styles.hasNight;
		}
	} );
}

/** Links in the frame lead nowhere, since another page would lose the styles; it is a picture to look at. */
export const disableLinks = ( page: Document | null | undefined ): void =>
	page?.addEventListener( 'click', ( event ) => event.preventDefault(), true );
