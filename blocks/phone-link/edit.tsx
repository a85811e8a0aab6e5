import { useBlockProps, type BlockEditProps } from '@wordpress/block-editor';
import { Notice, PanelBody, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PhoneNumberControl } from '../phone-number/phone-number-control';
import { usePhoneNumber } from '../phone-number/use-phone-number';
import { ContentControls } from '../registration/content-controls';
import { Preview } from '../server-rendered/preview';
import type { PhoneLinkAttributes } from './attributes';
import metadata from './block.json';

const Nothing = () => (
	<Notice status="warning" isDismissible={ false }>
		{ __(
			'Visitors do not see this yet: there is no number that can be dialled. Add one here, or your company’s in the site settings.',
			'atoll'
		) }
	</Notice>
);

/** Shows the link as visitors see it, but inert. */
export const Edit = ( { attributes, setAttributes }: BlockEditProps< PhoneLinkAttributes > ) => {
	const { phone, label, hasIcon } = attributes;
	const phoneNumber = usePhoneNumber( phone );
	return (
		<div { ...useBlockProps() }>
			<ContentControls>
				<PanelBody title={ __( 'Phone', 'atoll' ) }>
					<PhoneNumberControl
						value={ phone }
						phoneNumber={ phoneNumber }
						onChange={ ( value ) => setAttributes( { phone: value } ) }
					/>
					<TextControl
						__next40pxDefaultSize
						label={ __( 'Text before the number', 'atoll' ) }
						placeholder={ __( 'Call us on', 'atoll' ) }
						value={ label }
						onChange={ ( value ) => setAttributes( { label: value } ) }
					/>
					<ToggleControl
						label={ __( 'Show a phone icon', 'atoll' ) }
						checked={ hasIcon }
						onChange={ ( value ) => setAttributes( { hasIcon: value } ) }
					/>
				</PanelBody>
			</ContentControls>
			<Preview
				name={ metadata.name }
				attributes={ { phone, label, hasIcon } }
				empty={ <Nothing /> }
			/>
		</div>
	);
};
