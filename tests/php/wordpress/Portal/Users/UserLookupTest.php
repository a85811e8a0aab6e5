<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Users;

use Atoll\Portal\Users\UserLookup;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Whose name it is that somebody typed. */
final class UserLookupTest extends SiteTestCase {

	public function test_a_name_of_nothing_but_tags_is_nobodys_and_wordpress_has_nothing_to_complain_of(): void {
		$complaints = array();
		$listen     = static function ( string $of, string $says ) use ( &$complaints ): void {
			$complaints[] = "{$of}: {$says}";
		};
		add_action( 'doing_it_wrong_run', $listen, 10, 2 );
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		$someone = get_userdata( $this->user( 'subscriber' ) ) ?: self::fail( 'nobody was made' );
		$lookup  = new UserLookup();
		self::assertNull( $lookup->find( '<script>alert(1)</script>' ) );
		self::assertFalse( $lookup->isMisspelt( '<b></b>', $someone ) );
		self::assertSame( $someone->ID, $lookup->find( $someone->user_login )?->ID );
		remove_action( 'doing_it_wrong_run', $listen );
		remove_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		self::assertSame( array(), $complaints );
	}
}
