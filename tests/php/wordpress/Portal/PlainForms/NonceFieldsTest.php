<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\PlainForms;

use Atoll\Platform\Access\Sessions\SessionFingerprint;
use Atoll\Portal\PlainForms\NonceFields;
use Atoll\Portal\PlainForms\PostedFields;
use Atoll\Tests\WordPress\Support\SiteTestCase;

final class NonceFieldsTest extends SiteTestCase {

	/** What POST s1t2/v1/login and POST s1t2/v1/token give as `formNonce`. */
	public function test_the_nonce_that_a_login_in_place_gives_serves_the_portals_forms(): void {
		$this->actAs( 'atoll_client' );
		$session = new SessionFingerprint();
		$posted  = new PostedFields( array( NonceFields::NONCE => $session->nonce() ) );
		$this->assertTrue( ( new NonceFields( $session ) )->isValid( $posted ) );
		$this->actAs( 'atoll_client' );
		$this->assertFalse( ( new NonceFields( $session ) )->isValid( $posted ), 'somebody else’s' );
	}
}
