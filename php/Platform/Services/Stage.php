<?php

declare( strict_types=1 );

namespace Atoll\Platform\Services;

/**
 * Stages of a page request: priorities of action `template_redirect`, in which headers are sent, posts are handled and
 * visitors are redirected. WordPress redirects to canonical URLs at 10.
 */
final class Stage {

	/**
	 * Headers of private pages and of pages that must not be found. Before plugins with stricter headers, and before
	 * everything that sends a response.
	 */
	public const HEADERS = -3;

	/** Logout, before the session is extended. */
	public const LOG_OUT = -2;

	/** The session is extended or ended, before the portal's forms run. */
	public const SESSION = -1;

	/** The portal's forms, mailed links, files of private pages, and headers that prevent caching. */
	public const ANSWER = 0;

	/** Redirects visitors who may not see the page, before WordPress' canonical redirect, which would reveal it. */
	public const ACCESS = 1;

	/** A form that was posted without a script, by visitors who may see its page. */
	public const FORM = 2;

	/** Loads the data for the portal's pages, after visitors were redirected to the login. */
	public const PAGE = 5;
}
