import { TextControl } from '@wordpress/components';
import { setterOf, textOf, type Control, type ControlProps } from '../control';

const NUMBER = /^-?[0-9]+(\.[0-9]+)?$/;

/** What is no number yet is kept as it is typed: the field says what is wrong with it. */
const change = ( props: ControlProps ) => ( text: string ) =>
	setterOf( props )( NUMBER.test( text ) ? Number( text ) : text );

const numeric = ( inputMode: 'numeric' | 'decimal' ): Control =>
	function NumberSetting( props ) {
		return (
			<TextControl
				__next40pxDefaultSize
				inputMode={ inputMode }
				label={ props.setting.title }
				help={ props.setting.description }
				value={ textOf( props ) }
				placeholder={ props.kind.defaults?.[ props.setting.setting ] }
				onChange={ change( props ) }
			/>
		);
	};

export const NumberSetting = numeric( 'decimal' );
export const WholeSetting = numeric( 'numeric' );
