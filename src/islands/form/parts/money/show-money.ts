import { plainMoney, writtenMoney } from '../../../../forms';
import type { Behaviour } from '../../context';
import { combineCleanups, listen } from '../../events/listen';

/**
 * Shows an amount of money as people read it ("$850,000"), also one that was typed before the form came alive, and as
 * it is typed while it is typed. Both mean the same to the field's rules, so nobody else is told.
 */
export const showMoney: Behaviour = ( { definition, markup } ) => {
	const amounts = new Set(
		definition.fields.flatMap( ( { id, numberFormat, calculation } ) =>
			numberFormat === 'currency' && ! calculation ? [ id ] : []
		)
	);
	/** Changes the default too, or the same amount in another format would count as a changed answer. */
	const writeWithDefault = ( control: HTMLInputElement, format: ( typed: string ) => string ) => {
		const formatted = format( control.value );
		control.defaultValue = format( control.defaultValue );
		control.value = formatted;
	};
	const rewrite = ( { target }: Event, writer: ( typed: string ) => string ) => {
		const field = markup.fieldOf( target );
		if ( ! ( target instanceof HTMLInputElement ) || ! field || ! amounts.has( field ) ) {
			return;
		}
		if ( writer( target.value ) !== target.value ) {
			writeWithDefault( target, writer );
			// A Tab into a field selects what is in it, and so does what types by program, which in Chromium puts the
			// focus there by selecting. A pointer says itself where to go on.
			if ( target.ownerDocument.activeElement === target && ! target.matches( ':active' ) ) {
				target.select();
			}
		}
	};
	if ( amounts.size === 0 ) {
		return () => {};
	}
	amounts.forEach( ( id ) =>
		markup.controls( id ).forEach( ( control ) => {
			if ( control !== control.ownerDocument.activeElement ) {
				writeWithDefault( control as HTMLInputElement, writtenMoney );
			}
		} )
	);
	return combineCleanups(
		listen( markup.form, 'focusin', ( event ) => rewrite( event, plainMoney ) ),
		listen( markup.form, 'focusout', ( event ) => rewrite( event, writtenMoney ) )
	);
};
