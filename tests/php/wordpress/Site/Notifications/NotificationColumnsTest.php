<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Notifications;

use Atoll\Site\Notifications\NotificationPostType;
use PHPUnit\Framework\Attributes\DataProvider;

/** The list of notifications in wp-admin. */
final class NotificationColumnsTest extends NotificationFieldsTestCase {

	#[DataProvider( 'columns' )]
	public function test_the_list_says_what_when_and_where( array $meta, string $column, string $text ): void {
		$id = $this->notify( 'x', ...$meta );
		ob_start();
		do_action( 'manage_' . NotificationPostType::NAME . '_posts_custom_column', $column, $id );
		$this->assertSame( $text, ob_get_clean() );
	}

	/** @return array<string, array{array<string, mixed>, string, string}> */
	public static function columns(): array {
		return array(
			'default'     => array( array(), 'atoll_type', 'Default' ),
			'critical'    => array( array( 'type' => 3 ), 'atoll_type', 'Critical' ),
			'active'      => array( array(), 'atoll_status', 'Active' ),
			'scheduled'   => array( array( 'starts' => 4102444800 ), 'atoll_status', 'Scheduled' ),
			'over'        => array( array( 'ends' => 1000000000 ), 'atoll_status', 'Over' ),
			'a draft'     => array(
				array( 'post' => array( 'post_status' => 'draft' ) ),
				'atoll_status',
				'Not published',
			),
			'always'      => array( array(), 'atoll_when', 'Always' ),
			'everywhere'  => array( array(), 'atoll_where', 'On every page' ),
		);
	}
}
