import { CustomSelectControl } from '@wordpress/components';
import type { ControlProps } from './control';

/** Select control for the library's fonts, each shown in itself; the page loads their font faces. */
export function Font( { setting, value, onChange }: ControlProps ) {
	const options = ( setting.choices ?? [] ).map( ( { value: key, text } ) => ( {
		key: String( key ),
		name: text,
		style: { fontFamily: `"${ text }", sans-serif`, fontSize: '16px' },
	} ) );
	const chosen = options.find( ( { key } ) => key === value );
	return (
		<div className="atoll-settings__font" style={ { fontFamily: chosen?.style.fontFamily } }>
			<CustomSelectControl
				__next40pxDefaultSize
				label={ setting.title }
				options={ options }
				value={ chosen }
				onChange={ ( { selectedItem } ) => onChange( selectedItem.key ) }
			/>
			{ setting.description && (
				<p className="atoll-settings__help">{ setting.description }</p>
			) }
		</div>
	);
}
