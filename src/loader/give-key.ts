import { makeUniqueId } from '../browser/make-unique-id';

/** Gives a form the key that makes the server store it once, however often it is sent, as its island does (spec 7). */
export const giveKey = ( form: HTMLFormElement ) => {
	const input = form.querySelector< HTMLInputElement >( '[name=gform_unique_id]' );
	if ( input ) {
		input.value ||= makeUniqueId();
	}
};
