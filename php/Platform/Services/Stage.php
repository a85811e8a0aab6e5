<?php

declare( strict_types=1 );

namespace Atoll\Platform\Services;

/**
 * The stages of a request for a page: priorities of the action `template_redirect`, in which a page's headers are sent,
 * what was posted is answered, and visitors are sent on. WordPress corrects addresses at 10.
 */
final class Stage {

	/**
	 * Headers of private pages and of those that nobody is to find, before whoever is stricter, and before whoever
	 * sends an answer.
	 */
	public const HEADERS = -3;

	/** Logging out, before the session is prolonged. */
	public const LOG_OUT = -2;

	/** The session is prolonged or ended, before the portal's forms are answered. */
	public const SESSION = -1;

	/** The portal's forms, mailed links, files of private pages, and what keeps an answer out of caches. */
	public const ANSWER = 0;

	/** Who may not see the page is sent on, before WordPress corrects addresses, which would tell of it. */
	public const ACCESS = 1;

	/** A form that was posted without a script, by who may see its page. */
	public const FORM = 2;

	/** What a portal's page shows is found, now that visitors have been sent to log in. */
	public const PAGE = 5;
}
