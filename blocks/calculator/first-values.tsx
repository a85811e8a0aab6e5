import { SelectControl, TextControl } from '@wordpress/components';
import type { Input } from '../../src/contract/calculator';
import type { CalculatorKind } from '../../src/contract/calculators';
import { inputsOf, defaultValue } from './definitions';

interface Props {
	kind: CalculatorKind;
	values: Record< string, string >;
	onChange( values: Record< string, string > ): void;
}

const Control = ( {
	input,
	value,
	onChange,
}: {
	input: Input;
	value: string;
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
			onChange={ onChange }
		/>
	) : (
		<TextControl
			label={ input.label ? `${ input.title } (${ input.label })` : input.title }
			value={ value }
			placeholder={ defaultValue( input ) }
			onChange={ onChange }
		/>
	);

/** What stands in the calculator before a visitor types. */
export const FirstValues = ( { kind, values, onChange }: Props ) => (
	<>
		{ inputsOf( kind ).map( ( input ) => (
			<Control
				key={ input.name }
				input={ input }
				value={ values[ input.name ] ?? '' }
				onChange={ ( value ) => {
					const { [ input.name ]: _, ...others } = values;
					onChange( value === '' ? others : { ...others, [ input.name ]: value } );
				} }
			/>
		) ) }
	</>
);
