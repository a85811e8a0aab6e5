import { TextControl } from '@wordpress/components';
import { textOf, ariaErrorProps, type ControlProps } from './control';

type Type = 'text' | 'url' | 'tel' | 'email';
type InputMode = Type | 'numeric';

/** Creates a one-line text control with a suitable on-screen keyboard; the server validates the value. */
const textControl =
	( type: Type, inputMode: InputMode = type ) =>
	( { setting, value, onChange, describedBy }: ControlProps ) => (
		<TextControl
			__next40pxDefaultSize
			type={ type }
			inputMode={ inputMode }
			// As in browsers' own inputs for addresses and phone numbers; otherwise groups of digits would swap places.
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
