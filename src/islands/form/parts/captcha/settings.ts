/** What php/Forms/Captcha tells the browser. */
export interface CaptchaSettings {
	provider: string;
	/** Name of the input that carries the token. */
	input: string;
	/** Address of challenges, for the proof of work. */
	challenge?: string;
	siteKey?: string;
	/** What the vendor is told that the token is for. */
	action?: string;
	/** Address of the vendor's script. */
	script?: string;
	/** Not empty when the server asks a question of those who come without a token. */
	question: string;
}

/**
 * Where tokens come from: another one each time.
 *
 * @param settings As the server printed them.
 * @param place    Where a vendor may show something, should it have to.
 * @throws When there is none to be had.
 */
export type TokenSource = ( settings: CaptchaSettings, place: Element ) => Promise< string >;
