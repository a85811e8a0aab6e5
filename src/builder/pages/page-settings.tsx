import { InspectorControls, store as blockEditor } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { useFormFields } from '../fields/use-form-fields';
import type { Page } from './page';
import { PageControls } from './page-controls';
import { placeOf } from './place-of';

interface Props {
	clientId: string;
	/** Of the page break: what it says of the page that it begins. */
	attributes: Page;
	setAttributes: ( change: Partial< Page > ) => void;
}

/** A page break's settings, in the editor's sidebar. */
export const PageSettings = ( { attributes, clientId, setAttributes }: Props ) => {
	const fields = useFormFields();
	const blocks = useSelect( ( select ) => select( blockEditor ).getBlocks(), [] );
	const { isLast, number } = placeOf( clientId, blocks );
	/* translators: %d: number of a page of a form. */
	const title = sprintf( __( 'Page %d', 'atoll' ), number );
	return (
		<InspectorControls>
			<PanelBody title={ title }>
				<PageControls
					page={ attributes }
					onChange={ setAttributes }
					fields={ fields }
					number={ number }
					isLast={ isLast }
				/>
			</PanelBody>
		</InspectorControls>
	);
};
