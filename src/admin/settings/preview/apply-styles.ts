import type { CompiledStyles } from '../../../api/admin/settings';

const ID = 'atoll-tried-styles';

/** Hides the admin bar, which visitors do not see. */
const WITHOUT_BAR = '#wpadminbar{display:none}html:root{margin-block-start:0!important}';

/** Adds styles to a page of the site that is shown in a frame, over those it was served with. */
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

/** Disables links in the frame, since another page would lose the styles. */
export const disableLinks = ( page: Document | null | undefined ): void =>
	page?.addEventListener( 'click', ( event ) => event.preventDefault(), true );
