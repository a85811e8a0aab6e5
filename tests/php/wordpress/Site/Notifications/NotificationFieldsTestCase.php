<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Notifications;

use Atoll\Tests\WordPress\Support\Cases\NotificationTestCase;

/** Notifications as the block editor saves them. */
abstract class NotificationFieldsTestCase extends NotificationTestCase {

	protected const ROUTE = '/wp/v2/atoll-notifications';

	/**
	 * @param array<string, mixed> $fields
	 * @return array<string, mixed>
	 */
	protected function save( array $fields ): array {
		$reply = $this->post(
			self::ROUTE,
			$fields + array( 'title' => 'Test', 'status' => 'publish', 'content' => 'Test' )
		);
		$this->assertSame( 201, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		$this->keep( $reply->get_data()['id'] );
		return $reply->get_data();
	}
}
