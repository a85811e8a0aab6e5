import { __ } from '@wordpress/i18n';
import { postCommentsForm as icon } from '@wordpress/icons';
import { FormPicker } from '../../forms/form-picker';
import { useForms } from '../../forms/use-forms';
import { PageField } from '../page-field';
import type { DestinationProps, Kind } from './kind';
import { Padded } from './padded';

function Destination( {
	attributes: { formId, fallbackUrl },
	setAttributes,
	isFormHere,
}: DestinationProps ) {
	const forms = useForms();
	return (
		<div className="atoll-cta-fields">
			<FormPicker
				isLabelShown
				forms={ forms }
				value={ formId }
				onChange={ ( number ) => setAttributes( { formId: number } ) }
				help={
					isFormHere
						? __( 'This form is on this page: visitors are taken to it.', 'atoll' )
						: undefined
				}
			/>
			{ formId > 0 && ! isFormHere && (
				<PageField
					label={ __( 'Page with the form', 'atoll' ) }
					help={ __(
						'The form opens in a window over this page. Visitors without JavaScript go to the page you choose here, or to another page that shows the form.',
						'atoll'
					) }
					value={ { url: fallbackUrl } }
					onChange={ ( value ) => setAttributes( { fallbackUrl: value.url ?? '' } ) }
				/>
			) }
		</div>
	);
}

export const form = (): Kind => ( {
	title: __( 'Call to action: form in a modal', 'atoll' ),
	description: __( 'Opens one of your forms in a window over the page.', 'atoll' ),
	keywords: [ __( 'popup', 'atoll' ), __( 'enquiry', 'atoll' ), __( 'contact', 'atoll' ) ],
	icon,
	heading: __( 'Form', 'atoll' ),
	ownLabel: ( { formId } ) => ( formId ? __( 'The form’s title', 'atoll' ) : '' ),
	problem: ( { formId }, { isFormOpen } ) => {
		if ( ! formId ) {
			return __( 'Choose a form.', 'atoll' );
		}
		return isFormOpen === false
			? __( 'The form is closed or in the trash: open it again, or choose another.', 'atoll' )
			: undefined;
	},
	Destination,
	Quick: ( props ) => (
		<Padded>
			<Destination { ...props } />
		</Padded>
	),
} );
