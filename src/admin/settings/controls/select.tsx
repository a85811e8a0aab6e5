import { RadioControl, SelectControl } from '@wordpress/components';
import type { ControlProps } from './control';

/** Number of choices up to which all are visible, in place of a dropdown. */
const FEW = 3;

/** Control for one of the setting's choices; the value is a number if the choices are numbers. */
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
