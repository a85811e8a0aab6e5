<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Settings;

use Atoll\Platform\Settings\SettingsOptions;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Options of groups that came later, on sites that were there before. */
final class SettingsOptionsTest extends SiteTestCase {

	protected function tearDown(): void {
		update_option( 'atoll_company', array() );
		parent::tearDown();
	}

	public function test_a_group_that_came_later_gets_its_option_and_what_was_set_stays(): void {
		update_option( 'atoll_company', array( 'name' => 'Acme' ) );
		delete_option( 'atoll_deletion' );
		Inside::get( SettingsOptions::class )->steps()[1]();
		$this->assertSame(
			array( array(), array( 'name' => 'Acme' ) ),
			array( get_option( 'atoll_deletion' ), get_option( 'atoll_company' ) )
		);
	}
}
