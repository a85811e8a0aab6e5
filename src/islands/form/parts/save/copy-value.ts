import { copyText } from '../../../../browser/copy-text';

/**
 * Copies an input's value, also in browsers and on pages without the clipboard API.
 *
 * @return Whether it was copied; if not, it is selected.
 */
export const copyValue = async ( input: HTMLInputElement ): Promise< boolean > => {
	if ( await copyText( input.value ) ) {
		return true;
	}
	input.focus();
	input.select();
	return document.execCommand( 'copy' );
};
