import type { FormTexts } from '../../../../contract/texts';
import { StackedDialog } from '../../../stacked-dialog';
import { CopyLink } from './copy-link';
import { MailLink } from './mail-link';

interface Props {
	link: string;
	texts: FormTexts;
	/** The visitor's email address, if they have entered it. */
	email: string;
	send: ( email: string ) => Promise< void >;
	onSent: () => void;
	onClose: () => void;
}

/**
 * A dialog after saving: the link back to the form, and a form that emails it (spec 9); as
 * php/Forms/Page/Resuming/SavePanel.
 */
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
