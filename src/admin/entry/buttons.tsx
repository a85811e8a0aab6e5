import { Button, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight, starEmpty, starFilled } from '@wordpress/icons';
import { ExportDialog } from '../entries/export/dialog';
import { screenData, type ScreenEntry } from '../entries/screen-data';
import { Snackbars } from '../entries/snackbars';
import { useMarks } from './use-marks';
import { useNeighbours } from './use-neighbours';

const Neighbour = ( {
	id,
	label,
	icon,
}: {
	id: number | null;
	label: string;
	icon: JSX.Element;
} ) =>
	id === null ? null : (
		<Button
			__next40pxDefaultSize
			href={ screenData().entry + id }
			icon={ icon }
			label={ label }
			showTooltip
		/>
	);

/** Toolbar above an entry: the way back, its neighbours, and its actions. */
export function Buttons( { entry }: { entry: ScreenEntry } ) {
	const { screen, can, print, export: endpoint } = screenData();
	const { before, after, back } = useNeighbours( entry.id );
	const { isStarred, isHeld, mark } = useMarks( entry );
	const [ isExporting, setExporting ] = useState( false );
	return (
		<div className="atoll-one">
			<a className="atoll-one__back" href={ back ?? screen }>
				{ __( '← All entries', 'atoll' ) }
			</a>
			<span className="atoll-one__walk">
				<Neighbour
					id={ before }
					label={ __( 'Previous entry', 'atoll' ) }
					icon={ isRTL() ? chevronRight : chevronLeft }
				/>
				<Neighbour
					id={ after }
					label={ __( 'Next entry', 'atoll' ) }
					icon={ isRTL() ? chevronLeft : chevronRight }
				/>
			</span>
			<div
				className="atoll-one__deeds"
				role="group"
				aria-label={ __( 'This entry', 'atoll' ) }
			>
				{ can.edit && (
					<>
						<Button
							__next40pxDefaultSize
							icon={ isStarred ? starFilled : starEmpty }
							variant="tertiary"
							isPressed={ isStarred }
							onClick={ () => mark( { starred: ! isStarred } ) }
						>
							{ __( 'Star', 'atoll' ) }
						</Button>
						<Button
							__next40pxDefaultSize
							variant="tertiary"
							onClick={ () => mark( { read: false } ) }
						>
							{ __( 'Mark as unread', 'atoll' ) }
						</Button>
						<Button
							__next40pxDefaultSize
							variant="tertiary"
							isPressed={ isHeld }
							onClick={ () => mark( { held: ! isHeld } ) }
						>
							{ __( 'Keep from deletion', 'atoll' ) }
						</Button>
					</>
				) }
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					href={ print + entry.id }
					target="_blank"
				>
					{ __( 'Print', 'atoll' ) }
				</Button>
				{ endpoint && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ () => setExporting( true ) }
					>
						{ __( 'Export', 'atoll' ) }
					</Button>
				) }
				{ entry.edit && (
					<Button __next40pxDefaultSize variant="secondary" href={ entry.edit }>
						{ __( 'Edit answers', 'atoll' ) }
					</Button>
				) }
			</div>
			{ isExporting && (
				<Modal
					title={ __( 'Export this entry', 'atoll' ) }
					onRequestClose={ () => setExporting( false ) }
				>
					<ExportDialog
						query={ { ids: String( entry.id ), view: entry.view } }
						form={ entry.form }
						count={ 1 }
						onClose={ () => setExporting( false ) }
					/>
				</Modal>
			) }
			<Snackbars />
		</div>
	);
}
