<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Privacy;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Portal\Invitations\InvitationSender;
use Atoll\Portal\Invitations\InvitationsTable;
use Atoll\Tests\WordPress\Portal\Account\AccountTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** WordPress' own export and erasure of personal data. */
final class PrivacyToolsTest extends AccountTestCase {

	public function test_it_exports_the_profile_and_invitations_of_an_address(): void {
		$user = get_userdata( $this->user( 'atoll_client' ) );
		update_user_meta( $user->ID, 'atoll_phone', '<b>0412 345 678' );
		$this->invite( $user->user_email );
		$this->invite( 'other@example.com' );
		$profile = $this->export( 'atoll-profile', $user->user_email );
		$this->assertContains(
			array( 'name' => 'Phone', 'value' => '&lt;b&gt;0412 345 678' ),
			$profile['data'][0]['data']
		);
		$this->assertTrue( $profile['done'] );
		$this->assertCount( 1, $this->export( 'atoll-invitations', $user->user_email )['data'] );
		$this->assertSame( array(), $this->export( 'atoll-profile', 'nobody@example.com' )['data'] );
	}

	public function test_it_exports_an_address_that_is_not_confirmed_yet_as_long_as_it_waits(): void {
		$user = get_userdata( $this->user( 'atoll_client' ) );
		$fact = array( 'name' => 'New email address', 'value' => 'new@example.com' );
		update_user_meta(
			$user->ID,
			'_atoll_new_email',
			array( 'email' => 'new@example.com', 'hash' => 'x', 'ends' => time() + 60 )
		);
		$this->assertContains( $fact, $this->export( 'atoll-profile', $user->user_email )['data'][0]['data'] );
		update_user_meta(
			$user->ID,
			'_atoll_new_email',
			array( 'email' => 'new@example.com', 'hash' => 'x', 'ends' => time() - 60 )
		);
		$this->assertNotContains( $fact, $this->export( 'atoll-profile', $user->user_email )['data'][0]['data'] );
	}

	public function test_it_erases_both_and_says_that_the_login_stays(): void {
		global $wpdb;
		$user = get_userdata( $this->user( 'atoll_client' ) );
		update_user_meta( $user->ID, 'atoll_phone', '0412 345 678' );
		update_user_meta(
			$user->ID,
			'_atoll_new_email',
			array( 'email' => 'new@example.com', 'hash' => 'x', 'ends' => time() + 60 )
		);
		$this->invite( $user->user_email );
		$this->invite( 'other@example.com' );
		$erased = $this->erase( 'atoll-profile', $user->user_email );
		$this->assertSame( array( true, true ), array( $erased['items_removed'], $erased['items_retained'] ) );
		$this->assertStringContainsString( 'login', $erased['messages'][0] );
		$this->assertSame(
			array( array(), array() ),
			array( get_user_meta( $user->ID, 'atoll_phone' ), get_user_meta( $user->ID, '_atoll_new_email' ) )
		);
		$this->assertTrue( $this->erase( 'atoll-invitations', strtoupper( $user->user_email ) )['items_removed'] );
		$this->assertSame(
			array( 'other@example.com' ),
			$wpdb->get_col( "SELECT email FROM {$wpdb->prefix}" . InvitationsTable::NAME )
		);
		$this->assertFalse( $this->erase( 'atoll-profile', 'nobody@example.com' )['items_removed'] );
	}

	/** @return array<string, mixed> */
	private function export( string $name, string $email ): array {
		return apply_filters( 'wp_privacy_personal_data_exporters', array() )[ $name ]['callback']( $email, 1 );
	}

	/** @return array<string, mixed> */
	private function erase( string $name, string $email ): array {
		return apply_filters( 'wp_privacy_personal_data_erasers', array() )[ $name ]['callback']( $email, 1 );
	}

	private function invite( string $email ): void {
		$staff = $this->user( 'atoll_staff' );
		$this->nameLoginPage();
		Inside::get(
			InvitationSender::class
		)->invite( $email, 'Jo', null, new Visitor( $staff, '203.0.113.7', 'Test' ) );
	}
}
