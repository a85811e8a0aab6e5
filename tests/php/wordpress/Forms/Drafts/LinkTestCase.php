<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Drafts;

use Atoll\Forms\Mail\MailMessage;
use Atoll\Forms\Mail\Queue\MailTable;

/** A draft, and the mail with the link to it. */
abstract class LinkTestCase extends DraftTestCase {

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		$wpdb->query( "DELETE FROM {$wpdb->prefix}" . MailTable::NAME );
	}

	protected function link( string $url, string $email = 'jo@example.com' ): \WP_REST_Response {
		return $this->post( '/s1t2/v1/drafts/link', array( 'email' => $email, 'resume_url' => $url ) );
	}

	/** The only mail there is, before it is sent. */
	protected function mail(): ?MailMessage {
		$mails = $this->mailClaims()->claim( 9 );
		$this->assertLessThanOrEqual( 1, count( $mails ) );
		return array() === $mails ? null : $mails[0]->message;
	}
}
