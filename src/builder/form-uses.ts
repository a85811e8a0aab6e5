declare global {
	interface Window {
		/** Printed by php/Admin/Forms/TrashWarning.php. */
		atollFormUses?: string;
	}
}

/** Returns sentences about the parts of the site that use the form and would lose it; '' if there are none. */
export const formUses = (): string => window.atollFormUses ?? '';
