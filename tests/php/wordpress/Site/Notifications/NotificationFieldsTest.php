<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Notifications;

use Atoll\Site\Notifications\NotificationMeta;
use Atoll\Site\Notifications\NotificationPostType;
use PHPUnit\Framework\Attributes\DataProvider;

/** What editors set, through REST as the block editor does. */
final class NotificationFieldsTest extends NotificationFieldsTestCase {

	public function test_the_type_has_the_specifications_name(): void {
		$this->actAs( 'editor' );
		$answer = $this->save( array( 'acf' => array( 'notificationsType' => 1 ) ) );
		$this->assertSame( array( 'notificationsType' => 1 ), $answer['acf'] );
		$this->assertSame( array( 'notificationsType' => 0 ), $this->save( array() )['acf'] );
	}

	public function test_what_was_set_can_be_taken_back(): void {
		$this->actAs( 'editor' );
		$set   = array(
			'acf'      => array( 'notificationsType' => 1 ),
			'schedule' => array( 'starts' => '2026-12-01T09:00:00', 'ends' => '2026-12-24T17:30:00' ),
			'targets'  => array( 'mode' => 'only', 'pages' => array( 2, 3 ) ),
		);
		$saved = $this->save( $set );
		$this->assertSame( $set, array_intersect_key( $saved, $set ) );
		$none  = array(
			'acf'      => array( 'notificationsType' => 0 ),
			'schedule' => array( 'starts' => null, 'ends' => null ),
			'targets'  => array( 'mode' => 'all', 'pages' => array() ),
		);
		$reply = $this->post( self::ROUTE . "/{$saved['id']}", $none );
		$this->assertSame( $none, array_intersect_key( $reply->get_data(), $none ) );
	}

	#[DataProvider( 'wrong' )]
	public function test_what_makes_no_sense_is_refused_and_changes_nothing( array $fields ): void {
		$this->actAs( 'editor' );
		$reply = $this->post(
			self::ROUTE,
			$fields + array( 'title' => 'Wrong', 'status' => 'publish', 'content' => 'Wrong' )
		);
		$this->assertSame( 400, $reply->get_status() );
		$this->assertSame( 'rest_invalid_param', $reply->get_data()['code'] );
		$this->assertSame(
			array(),
			get_posts( array( 'post_type' => NotificationPostType::NAME, 'post_status' => 'any', 'title' => 'Wrong' ) )
		);
	}

	/** @return array<string, array{array<string, mixed>}> */
	public static function wrong(): array {
		$times = static fn( ?string $starts, ?string $ends ): array => array(
			array( 'schedule' => array( 'starts' => $starts, 'ends' => $ends ) ),
		);
		return array(
			'an end before the start'    => $times( '2026-12-02T09:00:00', '2026-12-01T09:00:00' ),
			'an end at the start'        => $times( '2026-12-02T09:00:00', '2026-12-02T09:00:00' ),
			'a day of no calendar'       => $times( '2026-02-30T09:00:00', null ),
			'an hour of no clock'        => $times( '2026-02-03T24:00:00', null ),
			'words for a time'           => $times( 'tomorrow', null ),
			'a type below zero'          => array( array( 'acf' => array( 'notificationsType' => -1 ) ) ),
			'a type in words'            => array( array( 'acf' => array( 'notificationsType' => 'critical' ) ) ),
			'an unknown field'           => array( array( 'acf' => array( 'other' => 1 ) ) ),
			'an unknown mode'            => array(
				array( 'targets' => array( 'mode' => 'some', 'pages' => array() ) ),
			),
			'pages that are no numbers'  => array(
				array( 'targets' => array( 'mode' => 'only', 'pages' => array( 'about' ) ) ),
			),
			'more pages than can be'     => array(
				array( 'targets' => array( 'mode' => 'only', 'pages' => range( 1, 201 ) ) ),
			),
		);
	}

	#[DataProvider( 'strangers' )]
	public function test_it_is_closed_to_those_who_may_not_write_them( string $role, int $status ): void {
		$id = $this->notify( 'Not before Monday', starts: self::NOW + 600000 );
		$this->actAs( $role );
		$this->assertSame( $status, $this->get( self::ROUTE )->get_status() );
		$this->assertSame( $status, $this->get( self::ROUTE . "/{$id}" )->get_status() );
		$this->assertSame(
			$status,
			$this->post( self::ROUTE, array( 'title' => 'x', 'status' => 'publish' ) )->get_status()
		);
		$this->assertSame(
			$status,
			$this->post( self::ROUTE . "/{$id}", array( 'acf' => array( 'notificationsType' => 1 ) ) )->get_status()
		);
		$this->assertSame( 0, ( new NotificationMeta() )->type( $id ) );
		$this->assertSame(
			array(),
			array_filter(
				$this->get( '/wp/v2/search', array( 'search' => 'Monday' ) )->get_data(),
				static fn( array $found ): bool => $id === $found['id']
			)
		);
	}

	/** @return array<string, array{string, int}> */
	public static function strangers(): array {
		return array(
			'a visitor'     => array( 'anonymous', 401 ),
			'a subscriber'  => array( 'subscriber', 403 ),
			'an author'     => array( 'author', 403 ),
		);
	}

	public function test_editors_are_offered_a_few_blocks_alone(): void {
		$notification = get_post( $this->notify( 'x' ) );
		$page         = get_post(
			$this->keep( (int) wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Page' ) ) )
		);
		$blocks       = static fn( \WP_Post $post ) => get_allowed_block_types(
			new \WP_Block_Editor_Context( array( 'name' => 'core/edit-post', 'post' => $post ) )
		);
		$this->assertContains( 'core/paragraph', $blocks( $notification ) );
		$this->assertNotContains( 'core/html', $blocks( $notification ) );
		$this->assertTrue( $blocks( $page ) );
	}
}
