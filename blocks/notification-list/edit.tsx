import { useBlockProps, type BlockEditProps } from '@wordpress/block-editor';
import { Disabled, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Preview } from '../server-rendered/preview';
import metadata from './block.json';
import { Sample } from './sample';

export type NotificationListAttributes = {
	/** What the inserter shows: notifications that are nobody's. */
	isSample: boolean;
};

const Empty = () => (
	<Notice status="info" isDismissible={ false }>
		{ __( 'There is no notification at present. Visitors see nothing here.', 'atoll' ) }
	</Notice>
);

/** The notifications of now, as those see them who have no JavaScript. */
export const Edit = ( {
	attributes: { isSample },
}: BlockEditProps< NotificationListAttributes > ) => (
	<div { ...useBlockProps() }>
		{ isSample ? (
			<Disabled>
				<Sample />
			</Disabled>
		) : (
			<Preview name={ metadata.name } empty={ <Empty /> } />
		) }
	</div>
);
