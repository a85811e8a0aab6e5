import { ComboboxControl } from '@wordpress/components';
import { set, textOf, type Control } from '../control';

/** A word from a list, or one that came with an import. */
export const SuggestionsSetting: Control = ( props ) => {
	const { setting } = props;
	const value = textOf( props );
	const options = ( setting.options ?? [] ).map( ( option ) => ( {
		value: option.value,
		label: `${ option.text } (${ option.value })`,
	} ) );
	const usual = props.kind.defaults?.[ setting.setting ];
	const known = options.some( ( option ) => option.value === value );
	return (
		<ComboboxControl
			__next40pxDefaultSize
			label={ setting.title }
			help={ setting.description }
			placeholder={ options.find( ( option ) => option.value === usual )?.label ?? usual }
			value={ value || null }
			options={ known || value === '' ? options : [ { value, label: value }, ...options ] }
			onChange={ ( chosen ) => set( props )( chosen ?? '' ) }
		/>
	);
};
