import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { KindInput } from '../../../editor-data';
import type { PartSettings } from '../../attributes';

interface Props {
	label: string;
	input: KindInput;
	part: PartSettings;
	/**
	 * Called with undefined for the kind's own default, and with an empty text if no choice is to be selected although
	 * the kind has a default.
	 */
	onChange: ( defaultValue: string | undefined ) => void;
}

/** Choice of a list that is selected when the form opens. */
export const PartDefaultChoice = ( { input, label, onChange, part }: Props ) => {
	const usual = input.defaultValue ?? '';
	const choices = part.choices ?? input.choices ?? [];
	return (
		<SelectControl
			__next40pxDefaultSize
			label={ label }
			value={ part.defaultValue ?? usual }
			options={ [
				{ label: __( 'Nothing', 'atoll' ), value: '' },
				...choices.map( ( { text = '', value } ) => ( {
					label: text,
					value: value ?? text,
				} ) ),
			] }
			onChange={ ( value ) => onChange( value === usual ? undefined : value ) }
		/>
	);
};
