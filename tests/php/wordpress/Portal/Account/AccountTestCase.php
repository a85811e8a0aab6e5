<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Account;

use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\LoginAttemptTable;
use Atoll\Portal\Invitations\InvitationsTable;
use Atoll\Portal\PlainForms\FileResponse;
use Atoll\Portal\PlainForms\PageResponse;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Portal\PlainForms\PostedFields;
use Atoll\Portal\PlainForms\RedirectResponse;
use Atoll\Portal\PlainForms\ValidationFailed;
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
		$this->profile = (int) wp_insert_post(
			array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Profile' )
		);
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
	protected function act(
		string $name,
		array $fields,
		string $ip = '203.0.113.7'
	): RedirectResponse|ValidationFailed|FileResponse|PageResponse {
		foreach ( $this->actions() as $action ) {
			if ( $name === $action::NAME ) {
				try {
					return $action->run(
						new PostedFields( $fields ),
						new Visitor( get_current_user_id(), $ip, 'Test' )
					);
				} catch ( ValidationFailed $failure ) {
					return $failure;
				}
			}
		}
		$this->fail( "There is no action {$name}." );
	}

	/** @return list<PortalAction> */
	protected function actions(): array {
		return Inside::actions();
	}

	protected function profileUrl(): string {
		return (string) get_permalink( $this->profile );
	}

	protected function block(): string {
		return do_blocks( '<!-- wp:atoll/profile /-->' );
	}

	/** @return list<QueuedMail> What waits to be sent, oldest first. */
	protected function mails(): array {
		return $this->mailClaims()->claim( 50 );
	}

	protected function assertDone(
		string $notice,
		RedirectResponse|ValidationFailed|FileResponse|PageResponse $result
	): void {
		$this->assertInstanceOf(
			RedirectResponse::class,
			$result,
			$result instanceof ValidationFailed ? (string) wp_json_encode( $result ) : ''
		);
		$this->assertSame( $notice, $result->notice );
	}

	/** @param list<string> $inputs */
	protected function assertInvalid(
		array $inputs,
		RedirectResponse|ValidationFailed|FileResponse|PageResponse $result
	): void {
		$this->assertInstanceOf( ValidationFailed::class, $result );
		$this->assertSame( $inputs, array_keys( $result->messages ) );
	}

	private function clear(): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}" . LoginAttemptTable::NAME );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}" . InvitationsTable::NAME );
	}
}
