import { InspectorControls, useBlockProps, type BlockEditProps } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { FormPicker } from '../forms/form-picker';
import { useForms } from '../forms/use-forms';
import { Preview } from '../server-rendered/preview';
import metadata from './block.json';

export type DashboardAttributes = {
	/** Where clients start an application: a path or a URL. */
	startUrl: string;
	/** The form for new applications if there is no `startUrl`; 0 for none. */
	formId: number;
};

/** Shows an example of what clients see, with settings for the link to a new application. */
export const Edit = ( { attributes, setAttributes }: BlockEditProps< DashboardAttributes > ) => {
	const forms = useForms();
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'New applications', 'atoll' ) }>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Page to start on', 'atoll' ) }
						help={ __(
							'The address that “Start an application” leads to, such as /apply/.',
							'atoll'
						) }
						value={ attributes.startUrl }
						onChange={ ( startUrl ) => setAttributes( { startUrl } ) }
					/>
					<FormPicker
						isLabelShown
						forms={ forms }
						value={ attributes.formId }
						onChange={ ( formId ) => setAttributes( { formId } ) }
						help={ __(
							'Without an address, it leads to the page that this form is on.',
							'atoll'
						) }
					/>
				</PanelBody>
			</InspectorControls>
			<Preview name={ metadata.name } attributes={ attributes } />
		</div>
	);
};
