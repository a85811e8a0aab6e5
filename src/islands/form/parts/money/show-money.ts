import { plainMoney, writtenMoney } from '../../../../forms';
import type { Behaviour } from '../../context';
import { combineCleanups, listen } from '../../events/listen';

/**
 * Formats an amount of money for reading ("$850,000"), also one that was typed before the island started, and shows it
 * as typed while it is being edited. Both mean the same to the field's rules, so no events are needed. The amount is
 * sent as typed, whichever format is shown: to the server, a different text is a different answer, and a repeated
 * submission must be the same (php/Forms/Submission/Submission.php).
 */
export const showMoney: Behaviour = ( { definition, markup } ) => {
	const amounts = definition.fields
		.filter( ( { numberFormat, calculation } ) => numberFormat === 'currency' && ! calculation )
		.flatMap( ( { id } ) => markup.controls( id ) as HTMLInputElement[] );
	/** Changes the default value too, or the same amount in another format would count as a changed answer. */
	const writeWithDefault = ( control: HTMLInputElement, format: ( typed: string ) => string ) => {
		const formatted = format( control.value );
		control.defaultValue = format( control.defaultValue );
		control.value = formatted;
	};
	const rewrite = ( { target }: Event, writer: ( typed: string ) => string ) => {
		const control = amounts.find( ( amount ) => amount === target );
		if ( control && writer( control.value ) !== control.value ) {
			writeWithDefault( control, writer );
			// Tab into a field selects its content, as do scripts that type, which in Chromium focus a field by
			// selecting. A pointer sets the caret itself.
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
