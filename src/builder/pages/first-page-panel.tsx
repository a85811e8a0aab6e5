import { useDispatch, useSelect } from '@wordpress/data';
import { store as editor } from '@wordpress/editor';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useFormFields } from '../fields/use-form-fields';
import { formBlocks } from '../form-blocks';
import { FormPanel } from '../form-panel';
import { formSettings } from '../form-settings';
import { isOn } from '../logic/types';
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

/**
 * Hook: whether page 1 or its Next button has a condition. A condition from when the form had pages still hides the
 * form's questions, and may ask about a removed field.
 */
const useHasCondition = () =>
	useSelect( ( select ) => {
		const { conditionalLogic, next } = firstPageOf( formSettings( select ) );
		return isOn( conditionalLogic ) || isOn( next?.conditionalLogic );
	}, [] );

/** Settings of the first page. No page break starts this page, so they are beside the form's other settings. */
export const FirstPagePanel = () => {
	const hasPages = useSelect(
		( select ) => formBlocks( select ).some( ( { name } ) => name === 'atoll/page-break' ),
		[]
	);
	const hasCondition = useHasCondition();
	// Keeps the focus here after the condition is removed.
	const [ hadCondition, setHadCondition ] = useState( hasCondition );
	if ( hasCondition && ! hadCondition ) {
		setHadCondition( true );
	}
	return hasPages || hadCondition ? (
		<FormPanel name="atoll-first-page" title={ __( 'Page 1', 'atoll' ) } settings={ SETTINGS }>
			<FirstPage />
		</FormPanel>
	) : null;
};
