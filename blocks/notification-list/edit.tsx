import { useBlockProps, type BlockEditProps } from '@wordpress/block-editor';
import { Disabled, Notice, Placeholder, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import ServerSideRender from '@wordpress/server-side-render';
import metadata from './block.json';
import { Sample } from './sample';

export type NotificationListAttributes = {
	/** What the inserter shows: notifications that are nobody's. */
	isSample: boolean;
};

const Loading = () => (
	<Placeholder>
		<Spinner />
	</Placeholder>
);

const Empty = () => (
	<Notice status="info" isDismissible={ false }>
		{ __( 'There is no notification at present. Visitors see nothing here.', 'atoll' ) }
	</Notice>
);

const Failed = () => (
	<Notice status="error" isDismissible={ false }>
		{ __( 'The preview could not be loaded. Visitors are not affected.', 'atoll' ) }
	</Notice>
);

/** The notifications of now, as those see them who have no JavaScript. */
export const Edit = ( {
	attributes: { isSample },
}: BlockEditProps< NotificationListAttributes > ) => (
	<div { ...useBlockProps() }>
		<Disabled>
			{ isSample ? (
				<Sample />
			) : (
				<ServerSideRender
					block={ metadata.name }
					attributes={ {} }
					LoadingResponsePlaceholder={ Loading }
					EmptyResponsePlaceholder={ Empty }
					ErrorResponsePlaceholder={ Failed }
				/>
			) }
		</Disabled>
	</div>
);
