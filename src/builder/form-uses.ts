declare global {
	interface Window {
		/** Printed by php/Admin/Forms/TrashWarning.php. */
		atollFormUses?: string;
	}
}

/** What of the site uses the form and would miss it, in sentences; '' for nothing. */
export const formUses = (): string => window.atollFormUses ?? '';
