import { TextControl } from '@wordpress/components';
import { textOf, ariaErrorProps, type ControlProps } from './control';

type Type = 'text' | 'url' | 'tel' | 'email';
type InputMode = Type | 'numeric';

/** A line of text. The browser's keyboard suits what is typed; what is right says the server. */
const textControl =
	( type: Type, inputMode: InputMode = type ) =>
	( { setting, value, onChange, describedBy }: ControlProps ) => (
		<TextControl
			__next40pxDefaultSize
			type={ type }
			inputMode={ inputMode }
			// As browsers have addresses and phone numbers: groups of digits would change places.
			dir={ inputMode === 'numeric' ? 'ltr' : undefined }
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
export const Email = textControl( 'email' );
export const Digits = textControl( 'text', 'numeric' );
