import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { setterOf, textOf, type Control } from '../control';

const NUMBER = /^-?[0-9]+(\.[0-9]+)?$/;

/** Returns the number, or the text as typed if it is not a number yet; the field then shows the problem. */
const valueOf = ( text: string ) => ( NUMBER.test( text ) ? Number( text ) : text );

const numeric = ( inputMode: 'numeric' | 'decimal' ): Control =>
	function NumberSetting( props ) {
		const stored = textOf( props );
		const [ typed, setTyped ] = useState( stored );
		const set = setterOf( props );
		return (
			<TextControl
				__next40pxDefaultSize
				inputMode={ inputMode }
				label={ props.setting.title }
				help={ props.setting.description }
				// The number alone would lose text while someone types: the 1.0 of 1.05.
				value={ String( valueOf( typed ) ) === stored ? typed : stored }
				placeholder={ props.kind.defaults?.[ props.setting.setting ] }
				onChange={ ( text ) => {
					setTyped( text );
					set( valueOf( text ) );
				} }
			/>
		);
	};

export const NumberSetting = numeric( 'decimal' );
export const WholeSetting = numeric( 'numeric' );
