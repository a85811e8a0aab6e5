import { readMail } from '../../e2e/support/site/mailbox';

/** Waits for the newest mail to an address that contains these words, and returns its body as plain text. */
export const mailWith = ( address: string, words: string ): Promise< string > =>
	readMail( process.env.ATOLL_MAIL_DIR!, address, new RegExp( words ) );
