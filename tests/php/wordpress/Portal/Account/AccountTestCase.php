<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Account;

use Atoll\Forms\Mail\Mail;
use Atoll\Platform\Access\ThrottleTable;
use Atoll\Platform\Access\Visitor;
use Atoll\Portal\Clients\InvitationsTable;
use Atoll\Portal\Post\Action;
use Atoll\Portal\Post\Done;
use Atoll\Portal\Post\Fields;
use Atoll\Portal\Post\File;
use Atoll\Portal\Post\Mend;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** What people do on their profile page, as the door of the portal's forms runs it. */
abstract class AccountTestCase extends SiteTestCase {

	/** Of users that the tests make. */
	protected const PASSWORD = 'password';

	private int $profile = 0;

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'send_auth_cookies', '__return_false' );
		$this->profile = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Profile' ) );
		update_option( 'atoll_portal', array( 'profilePage' => $this->profile ) );
		$this->clear();
	}

	protected function tearDown(): void {
		remove_filter( 'send_auth_cookies', '__return_false' );
		wp_delete_post( $this->profile, true );
		delete_option( 'atoll_portal' );
		$this->clear();
		parent::tearDown();
	}

	/** @param array<string, string> $fields */
	protected function act( string $name, array $fields, string $ip = '203.0.113.7' ): Done|Mend|File {
		foreach ( $this->actions() as $action ) {
			if ( $name === $action->name() ) {
				return $action->run( new Fields( $fields ), new Visitor( get_current_user_id(), $ip, 'Test' ) );
			}
		}
		$this->fail( "There is no action {$name}." );
	}

	/** @return list<Action> */
	protected function actions(): array {
		return Inside::actions();
	}

	protected function profileUrl(): string {
		return (string) get_permalink( $this->profile );
	}

	protected function block(): string {
		return do_blocks( '<!-- wp:atoll/profile /-->' );
	}

	/** @return list<Mail> What waits to be sent, oldest first. */
	protected function mails(): array {
		return $this->mailQueue()->claim( 50 );
	}

	protected function assertDone( string $notice, Done|Mend|File $result ): void {
		$this->assertInstanceOf( Done::class, $result, $result instanceof Mend ? (string) wp_json_encode( $result ) : '' );
		$this->assertSame( $notice, $result->notice );
	}

	/** @param list<string> $inputs */
	protected function assertMends( array $inputs, Done|Mend|File $result ): void {
		$this->assertInstanceOf( Mend::class, $result );
		$this->assertSame( $inputs, array_keys( $result->messages ) );
	}

	private function clear(): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}" . ThrottleTable::NAME );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}" . InvitationsTable::NAME );
	}
}
