import { TextControl } from '@wordpress/components';
import { textOf, ariaErrorProps, type ControlProps } from './control';

type Type = 'text' | 'url' | 'tel';

/** A line of text. The browser's keyboard suits the type; what is right says the server. */
const textControl =
	( type: Type ) =>
	( { setting, value, onChange, describedBy }: ControlProps ) => (
		<TextControl
			__next40pxDefaultSize
			type={ type }
			inputMode={ type }
			label={ setting.title }
			help={ setting.description }
			placeholder={ setting.placeholder }
			maxLength={ setting.maxLength }
			value={ textOf( value ) }
			{ ...ariaErrorProps( describedBy ) }
			onChange={ onChange }
		/>
	);

export const Text = textControl( 'text' );
export const Url = textControl( 'url' );
export const Phone = textControl( 'tel' );
