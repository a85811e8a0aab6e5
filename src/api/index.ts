/** What the server offers the page, one typed function per endpoint. */
export { Invalid, Offline, Refused, TimedOut, Unreadable } from './errors';
export { captchaChallenge } from './captcha-challenge';
export { getForm, type ShownForm } from './get-form';
export { submitForm, type Confirmation } from './submit-form';
