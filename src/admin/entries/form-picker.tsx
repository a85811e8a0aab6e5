import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { EntryForm } from '../../api/admin/entries';

/** Select control for the form whose entries are shown. */
export function FormPicker( {
	forms,
	form,
	onChange,
}: {
	forms: EntryForm[];
	form: number;
	onChange: ( form: number ) => void;
} ) {
	const isKnown = form === 0 || forms.some( ( { number } ) => number === form );
	return (
		<SelectControl
			__next40pxDefaultSize
			className="atoll-entries__form"
			label={ __( 'Form', 'atoll' ) }
			hideLabelFromVision
			value={ String( form ) }
			options={ [
				{ value: '0', label: __( 'All forms', 'atoll' ) },
				...forms.map( ( { number, title } ) => ( {
					value: String( number ),
					label: title,
				} ) ),
				...( isKnown
					? []
					: [
							{
								value: String( form ),
								/* translators: %d: number of a form. */
								label: sprintf( __( 'Form %d', 'atoll' ), form ),
							},
						] ),
			] }
			onChange={ ( value ) => onChange( Number( value ) ) }
		/>
	);
}
