import { SelectControl, TextControl } from '@wordpress/components';
import { fieldsOf } from '../../src/calculators/inputs/fields';
import { readValues } from '../../src/calculators/inputs/read-values';
import { messages, type MessageTexts } from '../../src/calculators/texts/messages';
import type { Input } from '../../src/contract/calculator';
import type { EditedCalculator } from './editor-data';

interface Props {
	definition: EditedCalculator;
	texts: MessageTexts;
	/** Values as typed, by input. */
	values: Record< string, string >;
	onChange( values: Record< string, string > ): void;
}

const SCALES: Partial< Record< Input[ 'type' ], number > > = { money: 100, percent: 1000 };

/** Returns the calculator's own value of an input, as it would be typed. */
const defaultValue = ( { type, default: value }: Input ): string =>
	typeof value === 'string' ? value : String( value / ( SCALES[ type ] ?? 1 ) );

const Control = ( {
	input,
	value,
	message,
	onChange,
}: {
	input: Input;
	value: string;
	/** Why the value cannot be used. */
	message: string | undefined;
	onChange( value: string ): void;
} ) =>
	input.choices ? (
		<SelectControl
			label={ input.title }
			value={ value || defaultValue( input ) }
			options={ input.choices.map( ( choice ) => ( {
				value: choice.value,
				label: choice.text,
			} ) ) }
			help={ message }
			onChange={ onChange }
		/>
	) : (
		<TextControl
			label={ input.label ? `${ input.title } (${ input.label })` : input.title }
			value={ value }
			placeholder={ defaultValue( input ) }
			help={ message }
			onChange={ onChange }
		/>
	);

/** Settings for the initial values of a calculator. Invalid values show the same messages as for visitors. */
export const FirstValues = ( { definition, texts, values, onChange }: Props ) => {
	const said = messages( definition, readValues( definition, values, {} ), texts );
	return (
		<>
			{ fieldsOf( definition ).map( ( input ) => (
				<Control
					key={ input.name }
					input={ input }
					value={ values[ input.name ] ?? '' }
					message={ said[ input.name ] }
					onChange={ ( value ) => {
						const { [ input.name ]: _, ...others } = values;
						onChange( value === '' ? others : { ...others, [ input.name ]: value } );
					} }
				/>
			) ) }
		</>
	);
};
