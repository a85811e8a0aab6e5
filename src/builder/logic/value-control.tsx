import { SelectControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ComponentProps } from 'react';
import type { ShapeName } from '../../contract/public-definition';
import { takesValue, type Comparison } from './operators';
import type { Source } from './sources';

interface Props {
	label: string;
	value: string;
	onChange: ( value: string ) => void;
	comparison: Comparison;
	source: Source | undefined;
}

/** Input types. Both engines read the browser's formats of dates and times, whatever format the field has. */
const TYPES: Partial< Record< ShapeName, ComponentProps< typeof TextControl >[ 'type' ] > > = {
	date: 'date',
	time: 'time',
};

/** Returns the options; a choice that is no longer offered stays listed, so that opening the editor changes nothing. */
const optionsOf = ( { choices }: Source, value: string ) => {
	const options = choices.map( ( choice ) => ( { value: choice.value, label: choice.text } ) );
	return options.some( ( option ) => option.value === value )
		? options
		: [
				{
					value,
					label:
						value === ''
							? __( 'Choose…', 'atoll' )
							: /* translators: %s: a choice that its field no longer offers. */
								sprintf( __( '%s (no longer offered)', 'atoll' ), value ),
				},
				...options,
			];
};

/** Control for the value of a rule: a select if there are choices, else a text, date or time input. */
export const ValueControl = ( { comparison, label, onChange, source, value }: Props ) => {
	if ( ! takesValue( comparison ) ) {
		return null;
	}
	const isChosen = comparison === 'is' || comparison === 'isnot';
	if ( source && source.choices.length > 0 && isChosen ) {
		return (
			<SelectControl
				__next40pxDefaultSize
				label={ label }
				hideLabelFromVision
				value={ value }
				options={ optionsOf( source, value ) }
				onChange={ onChange }
			/>
		);
	}
	return (
		<TextControl
			__next40pxDefaultSize
			label={ label }
			hideLabelFromVision
			type={ ( source && TYPES[ source.shape ] ) ?? 'text' }
			value={ value }
			onChange={ onChange }
		/>
	);
};
