/** Selector of forms that php/Portal/PlainForms/PortalForm prints. */
const FORM = '.atoll-action > form';

/** Whether a form is one of the portal's and needs a login; those of the login page do not. */
export const isPlainForm = ( form: HTMLFormElement ): boolean =>
	form.matches( FORM ) && form.elements.namedItem( 'atoll_owner' ) !== null;

/** Returns all forms of the page that belong to a login, those of the form engine and those of the portal. */
export const formsOfLogin = (): HTMLFormElement[] => [
	...document.querySelectorAll< HTMLFormElement >( `[data-island=form] form, ${ FORM }` ),
];
