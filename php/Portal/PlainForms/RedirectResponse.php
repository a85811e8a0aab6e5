<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

/** The action succeeded: redirects to another page or to the same one, so that a reload does not post again. */
final class RedirectResponse {

	/**
	 * @param string $url    Whole address on this site.
	 * @param string $notice Name of one of the action's sentences; empty when the page itself tells.
	 */
	public function __construct( public readonly string $url, public readonly string $notice = '' ) {}
}
