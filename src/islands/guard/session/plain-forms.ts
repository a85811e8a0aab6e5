/** As php/Portal/PlainForms/PortalForm prints it. */
const FORM = '.atoll-action > form';

/** Whether it is a form of the portal that belongs to a login; those of the login page do not. */
export const isPlainForm = ( form: HTMLFormElement ): boolean =>
	form.matches( FORM ) && form.elements.namedItem( 'atoll_owner' ) !== null;

/** All forms of the page that belong to a login: those of the form engine, and those of the portal. */
export const formsOfLogin = (): HTMLFormElement[] => [
	...document.querySelectorAll< HTMLFormElement >( `[data-island=form] form, ${ FORM }` ),
];
