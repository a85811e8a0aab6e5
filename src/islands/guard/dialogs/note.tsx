import { Place } from '../../../ui';
import { part } from './markup';

interface Props {
	dialog: HTMLDialogElement;
	/** Name of one of the sentences that the server has put there, or words of the server's; null for nothing. */
	sentence: string | null;
}

/** Says something in a dialog's place for it. */
export const Note = ( { dialog, sentence }: Props ) => {
	const element = part( dialog, 'note' );
	return (
		<Place at={ element }>
			{ sentence === null ? null : (
				<div className="atoll-alert">
					<p>{ element.dataset[ sentence ] ?? sentence }</p>
				</div>
			) }
		</Place>
	);
};
