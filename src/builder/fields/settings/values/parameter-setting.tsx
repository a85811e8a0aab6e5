import { TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { setterOf, textOf, type Control } from '../control';

/** Whether the URL may prefill the question, and the name of the parameter. */
export const ParameterSetting: Control = ( props ) => {
	const { attributes, onChange, setting } = props;
	const isOn = Boolean( attributes.allowsPrepopulate );
	return (
		<>
			<ToggleControl
				label={ __( 'Fill in from the page’s address', 'atoll' ) }
				checked={ isOn }
				onChange={ ( allows ) => onChange( { allowsPrepopulate: allows || undefined } ) }
			/>
			{ isOn && (
				<TextControl
					__next40pxDefaultSize
					label={ setting.title }
					help={ setting.description }
					value={ textOf( props ) }
					onChange={ setterOf( props ) }
				/>
			) }
		</>
	);
};
