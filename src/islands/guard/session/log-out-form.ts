/** The "Log out" form that php/Site/Header/LogOutItem.php prints; the guard always contains a hidden one. */
export const LOG_OUT_FORM = 'form.atoll-log-out';

/** Returns any "Log out" form: each ends the session without JavaScript, by posting to the page's own URL. */
export const logOutForm = () => document.querySelector< HTMLFormElement >( LOG_OUT_FORM )!;
