import { ComboboxControl } from '@wordpress/components';
import { setterOf, textOf, type Control } from '../control';

/** Word from a list of suggestions, or one that was imported. */
export const SuggestionsSetting: Control = ( props ) => {
	const { setting } = props;
	const value = textOf( props );
	const options = ( setting.options ?? [] ).map( ( option ) => ( {
		value: option.value,
		label: `${ option.text } (${ option.value })`,
	} ) );
	const defaultValue = props.kind.defaults?.[ setting.setting ];
	const isKnown = options.some( ( option ) => option.value === value );
	return (
		<ComboboxControl
			__next40pxDefaultSize
			label={ setting.title }
			help={ setting.description }
			placeholder={
				options.find( ( option ) => option.value === defaultValue )?.label ?? defaultValue
			}
			value={ value || null }
			options={ isKnown || value === '' ? options : [ { value, label: value }, ...options ] }
			onChange={ ( chosen ) => setterOf( props )( chosen ?? '' ) }
		/>
	);
};
