<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

use Atoll\Platform\Enhancements\Enhancements;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Portal\PlainForms\PortalActions;

/**
 * Enhancement of the visitors' login page. A cache may show the page to a user who has since logged in: it then
 * redirects them. It also tells the browser's other tabs when a form of the portal has ended the login; the guard would
 * do so, but is not on this page, which has nothing to guard.
 */
final class LoginPageForward {

	public function __construct( private Enhancements $enhancements, private PortalActions $actions ) {}

	public function print(): void {
		$hasLeft = true === $this->actions->notice()?->hasLeft;
		$props   = array( 'token' => RestNamespaces::url( RestNamespaces::ATOLL, '/token' ) )
			+ ( $hasLeft ? array( 'ended' => LOGGED_IN_COOKIE ) : array() );
		echo $this->enhancements->wrap( 'forward-logged-in', $props, '' ); // Escaped where it is built.
	}
}
