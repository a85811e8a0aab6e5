import { readMail } from '../../e2e/support/site/mailbox';

/** The body of the newest mail to an address in which these words stand, as plain text; waits for it. */
export const mailWith = ( address: string, words: string ): Promise< string > =>
	readMail( process.env.ATOLL_MAIL_DIR!, address, new RegExp( words ) );
