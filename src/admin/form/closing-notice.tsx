import { Notice } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { PluginPostStatusInfo, store as editor } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { formUses } from '../../builder/form-uses';

/** Notice beside the status of an open form that is about to be unpublished: what visitors will see. */
export const ClosingNotice = () => {
	const isClosing = useSelect( ( select ) => {
		const { getCurrentPostAttribute, getEditedPostAttribute } = select( editor );
		return (
			getCurrentPostAttribute( 'status' ) === 'publish' &&
			getEditedPostAttribute( 'status' ) !== 'publish'
		);
	}, [] );
	return isClosing ? (
		<PluginPostStatusInfo>
			<Notice status="warning" isDismissible={ false }>
				{ __( 'Once you save, visitors can no longer fill in this form.', 'atoll' ) }{ ' ' }
				{ formUses() }
			</Notice>
		</PluginPostStatusInfo>
	) : null;
};
