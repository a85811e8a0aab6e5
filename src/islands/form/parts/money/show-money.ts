import { plainMoney, writtenMoney } from '../../../../forms';
import type { Behaviour } from '../../context';
import { combineCleanups, listen } from '../../events/listen';

/**
 * Shows an amount of money as people read it ("$850,000"), also one that was typed before the form came alive, and as
 * it is typed while it is typed. Both mean the same to the field's rules, so nobody else is told. It is sent as it is
 * typed, whichever of the two shows: what is sent again must be the same to the server, to which another text is
 * another answer (php/Forms/Submission/Submission.php).
 */
export const showMoney: Behaviour = ( { definition, markup } ) => {
	const amounts = definition.fields
		.filter( ( { numberFormat, calculation } ) => numberFormat === 'currency' && ! calculation )
		.flatMap( ( { id } ) => markup.controls( id ) as HTMLInputElement[] );
	/** Changes the default too, or the same amount in another format would count as a changed answer. */
	const writeWithDefault = ( control: HTMLInputElement, format: ( typed: string ) => string ) => {
		const formatted = format( control.value );
		control.defaultValue = format( control.defaultValue );
		control.value = formatted;
	};
	const rewrite = ( { target }: Event, writer: ( typed: string ) => string ) => {
		const control = amounts.find( ( amount ) => amount === target );
		if ( control && writer( control.value ) !== control.value ) {
			writeWithDefault( control, writer );
			// A Tab into a field selects what is in it, and so does what types by program, which in Chromium puts the
			// focus there by selecting. A pointer says itself where to go on.
			if (
				control.ownerDocument.activeElement === control &&
				! control.matches( ':active' )
			) {
				control.select();
			}
		}
	};
	const sendPlain = ( { formData }: FormDataEvent ) =>
		amounts
			.filter( ( { name } ) => formData.has( name ) )
			.forEach( ( { name, value } ) => formData.set( name, plainMoney( value ) ) );
	amounts
		.filter( ( control ) => control !== control.ownerDocument.activeElement )
		.forEach( ( control ) => writeWithDefault( control, writtenMoney ) );
	return combineCleanups(
		listen( markup.form, 'formdata', sendPlain ),
		listen( markup.form, 'focusin', ( event ) => rewrite( event, plainMoney ) ),
		listen( markup.form, 'focusout', ( event ) => rewrite( event, writtenMoney ) )
	);
};
