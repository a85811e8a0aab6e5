<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Demo;

use PHPUnit\Framework\Attributes\TestWith;

/** Pages of the portal that the owner has made theirs, when the demonstration goes. */
final class DemoPortalTest extends DemoTestCase {

	/** @param array<string, int> $others What the owner has set besides. */
	#[TestWith( array( array() ) )]
	#[TestWith( array( array( 'idleMinutes' => 60 ) ) )]
	public function test_the_settings_go_on_naming_them( array $others ): void {
		update_option( 'atoll_portal', array( 'idleMinutes' => 20, 'profilePage' => 7 ) );
		array_map( $this->demo->installStep( ... ), array( 'theme', 'pictures', 'forms', 'pages', 'settings' ) );
		update_option( 'atoll_portal', $others + get_option( 'atoll_portal' ) );
		$kept = array( 'loginPage' => 'portal/login', 'dashboardPage' => 'portal' );
		$kept = array_map( static fn( string $path ): int => (int) get_page_by_path( $path )?->ID, $kept );
		foreach ( $kept as $page ) {
			wp_update_post( array( 'ID' => $page, 'post_title' => 'Ours' ) );
		}
		$this->demo->remove();
		$this->assertEquals(
			$kept + $others + array( 'idleMinutes' => 20, 'profilePage' => 7 ),
			get_option( 'atoll_portal' )
		);
	}
}
