import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useFormFields } from '../fields/use-form-fields';
import type { Page } from './page';
import { PageControls } from './page-controls';
import { usePagePosition } from './use-page-position';

interface Props {
	clientId: string;
	/** Attributes of the page break: the settings of the page that it starts. */
	attributes: Page;
	setAttributes: ( change: Partial< Page > ) => void;
}

const PagePanel = ( { attributes, clientId, setAttributes }: Props ) => {
	const fields = useFormFields();
	const { isLast, number } = usePagePosition( clientId );
	return (
		/* translators: %d: number of a page of a form. */
		<PanelBody title={ sprintf( __( 'Page %d', 'atoll' ), number ) }>
			<PageControls
				page={ attributes }
				onChange={ setAttributes }
				fields={ fields }
				number={ number }
				isLast={ isLast }
			/>
		</PanelBody>
	);
};

/** Settings of a page break, in the editor's sidebar; only those of the selected block are rendered. */
export const PageSettings = ( props: Props ) => (
	<InspectorControls>
		<PagePanel { ...props } />
	</InspectorControls>
);
