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

/** Both engines read these browsers' own forms of a day and a time, whatever format the field has. */
const TYPES: Partial< Record< ShapeName, ComponentProps< typeof TextControl >[ 'type' ] > > = {
	date: 'date',
	time: 'time',
};

/** A choice that is no longer offered stays in the list, so that opening the editor changes nothing. */
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

/** What a rule compares with: one of the choices where there are some, else a text, a day or a time. */
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
