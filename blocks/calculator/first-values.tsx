import { SelectControl, TextControl } from '@wordpress/components';
import texts from '../../contract/texts/calculators.json';
import { readValues } from '../../src/calculators/inputs/read-values';
import { messages } from '../../src/calculators/texts/messages';
import type { Input } from '../../src/contract/calculator';
import type { CalculatorKind } from '../../src/contract/calculators';
import { defaultValue, definitionOf, inputsOf } from './definitions';

interface Props {
	kind: CalculatorKind;
	/** As typed, by input. */
	values: Record< string, string >;
	onChange( values: Record< string, string > ): void;
}

const Control = ( {
	input,
	value,
	message,
	onChange,
}: {
	input: Input;
	value: string;
	/** Why it is not used as it stands. */
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

/** What stands in the calculator before a visitor types, and what it cannot use of that, as visitors are told. */
export const FirstValues = ( { kind, values, onChange }: Props ) => {
	const definition = definitionOf( kind );
	const said = messages( definition, readValues( definition, values, {} ), texts );
	return (
		<>
			{ inputsOf( kind ).map( ( input ) => (
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
