import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { setterOf, textOf, type Control } from '../control';

/** Select control. A setting that is never empty has a default; an unknown value stays until another is chosen. */
export const SelectSetting: Control = ( props ) => {
	const { kind, setting } = props;
	const allowed = kind.options?.[ setting.setting ];
	const fallback = kind.defaults?.[ setting.setting ] ?? allowed?.[ 0 ];
	const value = textOf( props );
	const offered = ( setting.options ?? [] ).filter(
		( option ) => allowed?.includes( option.value ) ?? true
	);
	const options = offered.map( ( option ) => ( { value: option.value, label: option.text } ) );
	const isUnknown = value !== '' && ! offered.some( ( option ) => option.value === value );
	return (
		<SelectControl
			__next40pxDefaultSize
			label={ setting.title }
			help={ setting.description }
			value={ value || ( fallback ?? '' ) }
			options={ [
				...( fallback === undefined
					? [ { value: '', label: __( 'As it comes', 'atoll' ) } ]
					: [] ),
				...( isUnknown ? [ { value, label: value } ] : [] ),
				...options,
			] }
			onChange={ ( chosen: string ) =>
				setterOf( props )( chosen === fallback ? '' : chosen )
			}
		/>
	);
};
