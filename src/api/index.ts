/** The server's endpoints for the page, as one typed function each. */
export type { Send } from './call';
export { callErrorOf, Invalid, Offline, Refused, TimedOut, Unreadable } from './errors';
export { findAddresses, getAddress, type Address } from './forms/addresses';
export { captchaChallenge } from './forms/captcha-challenge';
export { getForm, type ShownForm } from './forms/get-form';
export { reviewAnswers } from './forms/review-answers';
export { saveForm, type SavedForm } from './forms/save-form';
export { sendDraftLink } from './forms/send-draft-link';
export { sendSlowly, type UploadProgress } from './forms/send-slowly';
export {
	sendUpload,
	uploadNonce,
	UploadFailed,
	type Received,
	type UploadCall,
	type UploadSlot,
} from './forms/upload';
export { submitForm, type Confirmation } from './forms/submit-form';
export { pageAnswers } from './page-answers';
