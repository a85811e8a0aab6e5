import { useDispatch, useSelect } from '@wordpress/data';
import { store as editor } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { useFormFields } from '../fields/use-form-fields';
import { formBlocks } from '../form-blocks';
import { FormPanel } from '../form-panel';
import { formSettings } from '../form-settings';
import { firstPageOf, withFirstPage } from './first-page';
import { PageControls } from './page-controls';

const SETTINGS = [ 'pageList.0' ];

const FirstPage = () => {
	const { editPost } = useDispatch( editor );
	const settings = useSelect( formSettings, [] );
	return (
		<PageControls
			page={ firstPageOf( settings ) }
			onChange={ ( change ) =>
				editPost( { meta: { atoll_settings: withFirstPage( settings, change ) } } )
			}
			fields={ useFormFields() }
			number={ 1 }
			isLast={ false }
		/>
	);
};

/** The first page has no break that begins it: what it says of itself stands beside the form's other settings. */
export const FirstPagePanel = () => {
	const hasPages = useSelect(
		( select ) => formBlocks( select ).some( ( { name } ) => name === 'atoll/page-break' ),
		[]
	);
	return hasPages ? (
		<FormPanel name="atoll-first-page" title={ __( 'Page 1', 'atoll' ) } settings={ SETTINGS }>
			<FirstPage />
		</FormPanel>
	) : null;
};
