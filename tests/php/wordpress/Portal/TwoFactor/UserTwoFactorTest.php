<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\TwoFactor;

use Atoll\Forms\Mail\Queue\MailTable;
use Atoll\Platform\AccessLog\AccessAction;
use Atoll\Platform\AccessLog\AccessCriteria;
use Atoll\Platform\AccessLog\AccessRepository;
use Atoll\Portal\TwoFactor\Screen\UserTwoFactor;
use Atoll\Portal\TwoFactor\TwoFactor;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\Inside;

/** Another user's screen in wp-admin. */
final class UserTwoFactorTest extends TwoFactorTestCase {

	public function test_an_administrator_switches_it_off_there_and_its_owner_is_told(): void {
		$client = $this->clientWithTwoStep();
		$admin  = $this->user( 'administrator' );
		$screen = $this->screen( Browser::of( $admin ), $client );
		$this->assertStringContainsString( 'Switch it off', $screen->body );
		$this->assertStringContainsString( 'aria-describedby="' . UserTwoFactor::FIELD . '-about"', $screen->body );
		$this->assertFalse( $this->isOnAfter( $client, $admin ) );
		$this->assertSame( 1, $this->mails() );
		$logged = Inside::get( AccessRepository::class )->list(
			new AccessCriteria( $admin, action: AccessAction::TwoStepEnded, limit: 1 )
		);
		$this->assertSame( get_userdata( $client )->user_login, $logged[0]->detail );
	}

	public function test_saving_the_screen_alone_leaves_it_on(): void {
		$client = $this->clientWithTwoStep();
		$this->assertTrue( $this->isOnAfter( $client, $this->user( 'administrator' ), array() ) );
		$this->assertSame( 0, $this->mails() );
	}

	public function test_it_says_where_it_is_off(): void {
		$screen = $this->screen( Browser::of( $this->user( 'administrator' ) ), $this->client() );
		$this->assertStringContainsString( '<td>Off.</td>', $screen->body );
		$this->assertStringNotContainsString( UserTwoFactor::FIELD, $screen->body );
	}

	public function test_whoever_may_not_edit_the_user_cannot(): void {
		$client = $this->clientWithTwoStep();
		$this->assertTrue( $this->isOnAfter( $client, $this->user( 'editor' ) ) );
	}

	public function test_nobody_does_so_for_themselves_without_a_code(): void {
		$id = $this->user( 'administrator' );
		$this->switchOnTwoStep( $id );
		$this->assertTrue( $this->isOnAfter( $id, $id ) );
		$this->assertStringNotContainsString( UserTwoFactor::FIELD, $this->screen( Browser::of( $id ), $id )->body );
	}

	public function test_what_is_kept_of_it_is_told_without_its_secrets(): void {
		$user   = get_userdata( $this->clientWithTwoStep() );
		$export = apply_filters( 'wp_privacy_personal_data_exporters', array() )['atoll-two-step-login']['callback'](
			$user->user_email,
			1
		);
		$data   = $export['data'][0]['data'];
		$this->assertSame( array( 'On since', 'Recovery codes that are left' ), array_column( $data, 'name' ) );
		$this->assertSame( '10', $data[1]['value'] );
		$other = $this->user( 'atoll_client' );
		$this->assertSame(
			array(),
			apply_filters(
				'wp_privacy_personal_data_exporters',
				array()
			)['atoll-two-step-login']['callback']( get_userdata( $other )->user_email, 1 )['data']
		);
	}

	/** How many mails the site has to send, or has sent. */
	private function mails(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}" . MailTable::NAME );
	}

	private function screen( Browser $browser, int $user ): HttpAnswer {
		return $browser->get( admin_url( "user-edit.php?user_id={$user}" ) );
	}

	/** @param array<string, string> $fields */
	private function isOnAfter( int $user, int $by, array $fields = array( UserTwoFactor::FIELD => '1' ) ): bool {
		$browser = Browser::of( $by );
		$browser->post(
			admin_url( 'user-edit.php' ),
			http_build_query(
				$fields + array(
					'action'       => 'update',
					'user_id'      => $user,
					'_wpnonce'     => $browser->nonce( $by, "update-user_{$user}" ),
					'email'        => get_userdata( $user )->user_email,
					'nickname'     => 'Jo',
					'display_name' => 'Jo',
					'role'         => get_userdata( $user )->roles[0],
				)
			)
		);
		wp_cache_flush();
		return Inside::get( TwoFactor::class )->isOn( $user );
	}
}
