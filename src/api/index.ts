/** What the server offers the page, one typed function per endpoint. */
export { Invalid, Offline, Refused, TimedOut, Unreadable, isInvalid, isRefused } from './errors';
export { findAddresses, getAddress, type Address } from './addresses';
export { captchaChallenge } from './captcha-challenge';
export { getForm, type ShownForm } from './get-form';
export { reviewAnswers } from './review-answers';
export { saveForm, type SavedForm } from './save-form';
export { sendDraftLink } from './send-draft-link';
export {
	sendUpload,
	uploadNonce,
	UploadFailed,
	type Received,
	type UploadCall,
	type UploadPlace,
} from './upload';
export { submitForm, type Confirmation } from './submit-form';
export {
	countEntries,
	deleteEntries,
	listEntries,
	listEntryFields,
	listEntryForms,
	listExportColumns,
	markEntries,
	moveEntries,
	type EntryColumn,
	type EntryCounts,
	type EntryField,
	type EntryForm,
	type EntryMarks,
	type EntryPlace,
	type EntryQuery,
	type EntryRow,
	type MovedEntries,
} from './entries';
