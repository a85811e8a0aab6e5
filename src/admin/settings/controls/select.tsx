import { RadioControl, SelectControl } from '@wordpress/components';
import type { ControlProps } from './control';

/** So few choices are seen at once rather than opened. */
const FEW = 3;

/** One of the setting's choices, a number where they are numbers. */
export function Select( { setting, value, onChange }: ControlProps ) {
	const choices = setting.choices ?? [];
	const options = choices.map( ( { value: key, text } ) => ( {
		value: String( key ),
		label: text,
	} ) );
	const choose = ( key: string ) =>
		onChange( choices.find( ( choice ) => String( choice.value ) === key )?.value );

	return choices.length <= FEW ? (
		<RadioControl
			label={ setting.title }
			help={ setting.description }
			options={ options }
			selected={ String( value ) }
			onChange={ choose }
		/>
	) : (
		<SelectControl
			__next40pxDefaultSize
			label={ setting.title }
			help={ setting.description }
			options={ options }
			value={ String( value ) }
			onChange={ choose }
		/>
	);
}
