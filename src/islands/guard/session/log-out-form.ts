/** "Log out" as php/Site/Header/LogOutItem.php prints it: the guard holds one that nobody sees, whatever the page shows. */
export const LOG_OUT_FORM = 'form.atoll-log-out';

/** Any of them: each ends the session without JavaScript, by the page's own address. */
export const logOutForm = () => document.querySelector< HTMLFormElement >( LOG_OUT_FORM )!;
