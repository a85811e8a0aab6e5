/** What php/Portal/Session/GuardProps.php tells of the session that the page was made for. Addresses are whole. */
export interface Props {
	token: string;
	logout: string;
	login: string;
	/** Where one logs in to this page. */
	loginPage: string;
	/** The same after a logout, which it says. */
	leftPage: string;
	/** Whether the page itself is for people who are logged in; else it holds a form of theirs. */
	isPrivate: boolean;
	/** Until when the session lasts if nothing is done: seconds since the epoch, by the server's clock. */
	exp: number;
	/** When the page was made, likewise. */
	now: number;
	/** Name of the login's cookie, which tells apart sites on one host that share no logins. */
	cookie: string;
	/** Whose it is. */
	mark: string;
	/** Seconds before the end from which people are asked; 0 where they cannot choose. */
	warnSeconds: number;
}
