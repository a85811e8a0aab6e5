import { RangeControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Setting } from '../../../contract/settings';
import { numberOf, ariaErrorProps, type ControlProps } from './control';

/** Returns the title with the unit of the number. */
const labelOf = ( { title, unit }: Setting ) =>
	unit
		? // translators: 1: title of a setting. 2: a unit such as px.
			sprintf( __( '%1$s (%2$s)', 'atoll' ), title, unit )
		: title;

/** Slider and input for a number within limits. */
export const Range = ( { setting, value, onChange }: ControlProps ) => (
	<RangeControl
		__next40pxDefaultSize
		label={ labelOf( setting ) }
		help={ setting.description }
		min={ setting.minimum }
		max={ setting.maximum }
		step={ setting.step ?? 1 }
		value={ numberOf( value ) }
		allowReset
		resetFallbackValue={ numberOf( setting.default ) }
		onChange={ ( number ) => onChange( number ?? setting.default ) }
	/>
);

/** Number input. Empty means the default, shown only on blur; otherwise typed digits would be appended to it. */
export function NumberBox( { setting, value, onChange, describedBy }: ControlProps ) {
	const [ isEmpty, setEmpty ] = useState( false );
	return (
		<TextControl
			__next40pxDefaultSize
			type="number"
			className="atoll-settings__number"
			label={ labelOf( setting ) }
			help={ setting.description }
			min={ setting.minimum }
			max={ setting.maximum }
			step={ setting.step ?? 1 }
			value={ isEmpty ? '' : numberOf( value ) }
			{ ...ariaErrorProps( describedBy ) }
			onChange={ ( typed ) => {
				setEmpty( typed === '' );
				onChange( typed === '' ? setting.default : Number( typed ) );
			} }
			onBlur={ () => setEmpty( false ) }
		/>
	);
}
