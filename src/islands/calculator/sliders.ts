import { spoken, typed, type Answer, type Definition, type Texts } from '../../calculators';
import { fieldsOf } from '../../calculators';
import type { Markup } from './markup';

/** Moves every slider to the value used in the calculation, except the one that is being dragged. */
export const moveSliders = (
	{ slider }: Markup,
	definition: Definition,
	texts: Texts,
	values: Answer[ 'values' ],
	dragged: EventTarget | null
): void =>
	fieldsOf( definition ).forEach( ( input ) => {
		const control = slider( input.name );
		const value = values[ input.name ]!;
		if ( control ) {
			if ( control !== dragged ) {
				control.value = String( value );
			}
			control.setAttribute( 'aria-valuetext', spoken( input, value, texts ) );
		}
	} );

/** Copies a slider's value into its text input. */
export const copySliderValue = (
	control: HTMLInputElement,
	{ box }: Markup,
	definition: Definition
) => {
	const name = control.dataset.atoll ?? '';
	const input = fieldsOf( definition ).find( ( one ) => one.name === name );
	const target = box( name );
	if ( input && target ) {
		target.value = typed( input, Number( control.value ), ',' );
	}
};
