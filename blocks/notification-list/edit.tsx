import { useBlockProps, type BlockEditProps } from '@wordpress/block-editor';
import { Disabled, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Preview } from '../server-rendered/preview';
import metadata from './block.json';
import { Sample } from './sample';

export type NotificationListAttributes = {
	/** Whether to show example notifications, as in the inserter. */
	isSample: boolean;
};

const Empty = () => (
	<Notice status="info" isDismissible={ false }>
		{ __(
			'No notice is set to show on every page at the moment. Notices for certain pages appear here on those pages only.',
			'atoll'
		) }
	</Notice>
);

/** Shows the current notifications, as visitors without JavaScript see them. */
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
