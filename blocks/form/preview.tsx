import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Preview as ServedPreview } from '../server-rendered/preview';
import metadata from './block.json';

const Hidden = () => (
	<Notice status="warning" isDismissible={ false }>
		{ __( 'Visitors do not see this form: it is not published, or it was deleted.', 'atoll' ) }
	</Notice>
);

export const Preview = ( { formId }: { formId: number } ) => (
	<ServedPreview name={ metadata.name } attributes={ { formId } } empty={ <Hidden /> } />
);
