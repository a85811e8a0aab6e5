import { SelectControl } from '@wordpress/components';
import { columnSpanOf, FULL_WIDTH, WIDTHS } from '../../widths';
import type { Control } from '../control';

/** Number of the form's columns that the field takes. */
export const WidthSetting: Control = ( { attributes, onChange, setting } ) => {
	const span = Number( attributes.columnSpan ?? FULL_WIDTH );
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
					: [ { value: String( span ), label: `${ span } / ${ FULL_WIDTH }` }, ...known ]
			}
			onChange={ ( chosen ) => onChange( { columnSpan: columnSpanOf( Number( chosen ) ) } ) }
		/>
	);
};
