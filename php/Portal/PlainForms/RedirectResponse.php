<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

/** Response of an action that redirects, to another page or to the same one, so that a reload does not post again. */
final class RedirectResponse {

	/**
	 * @param string $url    Absolute URL on this site.
	 * @param string $notice Name of one of the action's notices; empty if the page itself shows the outcome.
	 */
	public function __construct( public readonly string $url, public readonly string $notice = '' ) {}
}
