import type { FormTexts } from '../../../../contract/texts';
import { StackedDialog } from '../../../stacked-dialog';
import { CopyLink } from './copy-link';
import { MailLink } from './mail-link';

interface Props {
	link: string;
	texts: FormTexts;
	/** The visitor's address, as far as they have answered that. */
	email: string;
	send: ( email: string ) => Promise< void >;
	onSent: () => void;
	onClose: () => void;
}

/** The form is saved: the link that leads back to it, and how to have it mailed (spec 9); as php/Forms/Page/Resuming/SavePanel. */
export const SaveDialog = ( { link, texts, email, send, onSent, onClose }: Props ) => (
	<StackedDialog title={ texts.saved } close={ texts.close } onClose={ onClose }>
		<div className="atoll-save">
			<p>{ texts.saveLink }</p>
			<CopyLink link={ link } texts={ texts } />
			<p>{ texts.saveExpiry }</p>
			<MailLink texts={ texts } email={ email } send={ send } onSent={ onSent } />
		</div>
	</StackedDialog>
);
