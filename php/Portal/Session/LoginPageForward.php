<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

use Atoll\Platform\Enhancements\Enhancements;
use Atoll\Platform\Rest\RestNamespaces;

/**
 * On a login page for visitors, which from a cache may reach somebody who is logged in by now: then they go on. No
 * guard stands there, as there is nothing to guard.
 */
final class LoginPageForward {

	public function __construct( private Enhancements $enhancements ) {}

	public function print(): void {
		$props = array( 'token' => rest_url( RestNamespaces::ATOLL . '/token' ) );
		echo $this->enhancements->place( 'forward-logged-in', $props, '' ); // Escaped where it is built.
	}
}
