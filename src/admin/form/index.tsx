import { registerPlugin } from '@wordpress/plugins';
import { ClosingNotice } from './closing-notice';
import { ConfirmationsPanel } from './confirmations/panel';
import { NotificationsPanel } from './notifications/panel';
import { OpeningPanel } from './panels/opening-panel';
import { PrivacyPanel } from './panels/privacy-panel';
import { SavingPanel } from './panels/saving-panel';
import { ShowingPanel } from './panels/showing';
import { SpamPanel } from './panels/spam-panel';
import { explainTrash } from './trash-question';
import './form.css';

/** Panels beside the editor for all settings of a form except its fields. */
const FormPanels = () => (
	<>
		<ClosingNotice />
		<ShowingPanel />
		<NotificationsPanel />
		<ConfirmationsPanel />
		<OpeningPanel />
		<SavingPanel />
		<SpamPanel />
		<PrivacyPanel />
	</>
);

explainTrash();
registerPlugin( 'atoll-form-settings', { render: FormPanels } );
