import { copyText } from '../../../../browser/copy-text';

/**
 * Copies what an input holds, in browsers and pages without a clipboard API too.
 *
 * @return Whether it is on the clipboard; if not, it is selected.
 */
export const copyValue = async ( input: HTMLInputElement ): Promise< boolean > => {
	if ( await copyText( input.value ) ) {
		return true;
	}
	input.focus();
	input.select();
	return document.execCommand( 'copy' );
};
