import { BaseControl, Button, Spinner } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { numberOf, type ControlProps } from './control';
import { chooseImage } from './media-frame';

interface Media {
	source_url: string;
	alt_text: string;
}

/** Context "view", since a person who may change settings may not be allowed to edit every picture. */
const QUERY = { context: 'view' };

const recordArguments = ( id: number ): [ string, string, number, typeof QUERY ] => [
	'postType',
	'attachment',
	id,
	QUERY,
];

/** Control for an image of the media library. */
export function Image( { setting, value, onChange }: ControlProps ) {
	const id = numberOf( value );
	const { record, isResolving } = useSelect(
		( select ) => {
			const { getEntityRecord, hasFinishedResolution } = select( coreStore );
			return {
				record: id > 0 ? getEntityRecord< Media >( ...recordArguments( id ) ) : undefined,
				isResolving:
					id > 0 && ! hasFinishedResolution( 'getEntityRecord', recordArguments( id ) ),
			};
		},
		[ id ]
	);
	const { invalidateResolution } = useDispatch( coreStore );
	const choose = () =>
		chooseImage( setting.title, ( chosen ) => {
			invalidateResolution( 'getEntityRecord', recordArguments( chosen ) );
			onChange( chosen );
		} );

	return (
		<BaseControl __nextHasNoMarginBottom help={ setting.description }>
			<BaseControl.VisualLabel>{ setting.title }</BaseControl.VisualLabel>
			{ isResolving && <Spinner /> }
			{ id > 0 && record && (
				<img
					className="atoll-settings__image"
					src={ record.source_url }
					alt={ record.alt_text }
				/>
			) }
			<div className="atoll-settings__row">
				<Button __next40pxDefaultSize variant="secondary" onClick={ choose }>
					{ id > 0 ? __( 'Replace', 'atoll' ) : __( 'Choose an image', 'atoll' ) }
				</Button>
				{ id > 0 && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						isDestructive
						onClick={ () => onChange( 0 ) }
					>
						{ __( 'Remove', 'atoll' ) }
					</Button>
				) }
			</div>
		</BaseControl>
	);
}
