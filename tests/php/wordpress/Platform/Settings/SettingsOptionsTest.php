<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Settings;

use Atoll\Platform\Settings\DataDeletion;
use Atoll\Platform\Settings\SettingsOptions;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** Options of groups that came later, on sites that were there before. */
final class SettingsOptionsTest extends SiteTestCase {

	protected function tearDown(): void {
		delete_option( 'atoll_delete_data_on_uninstall' );
		update_option( 'atoll_deletion', array() );
		parent::tearDown();
	}

	#[TestWith( array( '1', true ) )]
	#[TestWith( array( '', false ) )]
	public function test_who_asked_by_an_option_that_data_is_deleted_has_asked_still( string $old, bool $isWanted ): void {
		delete_option( 'atoll_deletion' );
		update_option( 'atoll_delete_data_on_uninstall', $old );
		Inside::get( SettingsOptions::class )->steps()[1]();
		$this->assertSame( $isWanted, Inside::get( DataDeletion::class )->isWanted() );
		$this->assertFalse( get_option( 'atoll_delete_data_on_uninstall' ) );
	}
}
