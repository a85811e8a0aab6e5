<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Notifications;

use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Tests\WordPress\Support\Mail\WithMailServer;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A form with notifications, and the mail that comes of it. */
abstract class FormNotificationTestCase extends SiteTestCase {

	use WithMailServer;

	protected const ANSWERS = array(
		'input_1' => 'Jo <script>alert(1)</script> "Lee"',
		'input_2' => 'jo@example.com',
		'input_3' => 'Refinance',
	);

	/** @param list<array<string, mixed>> $notifications None for a form that leaves it to Atoll whom it tells. */
	protected function make( array $notifications ): int {
		return $this->form(
			'enquiry',
			array(
				'title'         => 'Enquiry & more',
				'fields'        => array(
					array( 'id' => 1, 'type' => 'text', 'label' => 'Name' ),
					array( 'id' => 2, 'type' => 'email', 'label' => 'Email' ),
					array( 'id' => 3, 'type' => 'text', 'label' => 'Topic' ),
				),
				'notifications' => $notifications ?: null,
			)
		);
	}

	/** @param array<string, string> $answers */
	protected function send( int $number, array $answers = self::ANSWERS ): int {
		$reply = $this->post( "/gf/v2/forms/{$number}/submissions", $answers );
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $this->newest();
	}

	protected function newest(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT MAX(id) FROM {$wpdb->prefix}atoll_entries" );
	}

	/** @return list<QueuedMail> */
	protected function mailsOf( int $entry ): array {
		return $this->mailRepository()->ofEntry( $entry );
	}
}
