import { SelectControl } from '@wordpress/components';
import { WIDTHS } from '../../widths';
import type { Control } from '../control';

const FULL = 12;

/** How many of the form's columns it takes. */
export const WidthSetting: Control = ( { attributes, onChange, setting } ) => {
	const span = Number( attributes.columnSpan ?? FULL );
	const known = WIDTHS().map( ( width ) => ( {
		value: String( width.span ),
		label: width.title,
	} ) );
	const isKnown = known.some( ( { value } ) => value === String( span ) );
	return (
		<SelectControl
			__next40pxDefaultSize
			label={ setting.title }
			value={ String( span ) }
			options={
				isKnown
					? known
					: [ { value: String( span ), label: `${ span } / ${ FULL }` }, ...known ]
			}
			onChange={ ( chosen ) =>
				onChange( { columnSpan: Number( chosen ) === FULL ? undefined : Number( chosen ) } )
			}
		/>
	);
};
