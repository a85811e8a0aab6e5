<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Http;

use Atoll\Tests\WordPress\Support\NotificationTestCase;
use Atoll\Tests\WordPress\Support\ToldPageChanges;
use PHPUnit\Framework\Attributes\DataProvider;

/** Whoever keeps pages is told, once, when they are no longer what they were. */
final class PageChangesTest extends NotificationTestCase {

	use ToldPageChanges;

	private const DAY = 86400;

	protected function tearDown(): void {
		$this->told();
		delete_option( 'atoll_footer' );
		parent::tearDown();
	}

	#[DataProvider( 'changes' )]
	public function test_a_change_of_what_pages_show_is_told_once( \Closure $change ): void {
		$prepared = $change( $this, null );
		$this->told();
		$change( $this, $prepared );
		$this->assertSame( 1, $this->told() );
	}

	/** @return iterable<string, array{\Closure( self, int|null ): int}> Prepares it, then changes it. */
	public static function changes(): iterable {
		$post = static fn( string $type ): \Closure => static fn( self $test, ?int $id ): int => $test->keep(
			(int) wp_insert_post(
				array(
					'ID'          => (int) $id,
					'post_type'   => $type,
					'post_status' => 'publish',
					'post_title'  => 'Changed' . $id,
				)
			)
		);
		foreach ( array( 'page', 'post', 'wp_template_part', 'wp_block', 'wp_navigation' ) as $type ) {
			yield $type => array( $post( $type ) );
		}
		yield 'a form' => array(
			static function ( self $test, ?int $number ): int {
				if ( null === $number ) {
					return $test->form();
				}
				return (int) wp_update_post(
					array( 'ID' => \Atoll\plugin()->formStore()->findAny( $number )->postId, 'post_title' => 'Changed' )
				);
			},
		);
		yield 'a notification that is deleted' => array(
			static fn( self $test, ?int $id ): int => null === $id
				? $test->notify( 'Closed on Friday' )
				: (int) (bool) wp_delete_post( $id, true ),
		);
		yield 'a menu' => array(
			static function ( self $test, ?int $menu ): int {
				if ( null === $menu ) {
					return (int) wp_create_nav_menu( 'Menu of a test' );
				}
				wp_update_nav_menu_item(
					$menu,
					0,
					array( 'menu-item-title' => 'New', 'menu-item-url' => '/', 'menu-item-status' => 'publish' )
				);
				return (int) wp_delete_nav_menu( $menu );
			},
		);
		yield 'the time zone' => array(
			static function ( self $test, ?int $prepared ): int {
				update_option( 'timezone_string', null === $prepared ? 'Australia/Sydney' : 'Australia/Perth' );
				return 1;
			},
		);
		yield 'settings' => array(
			static function ( self $test, ?int $prepared ): int {
				null === $prepared || do_action( 'atoll_settings_saved', 'footer' );
				return 1;
			},
		);
	}

	public function test_what_no_page_shows_is_not_told(): void {
		$number = $this->form();
		$this->told();
		$draft = (int) wp_insert_post(
			array( 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'Not yet' )
		);
		wp_delete_post( $draft, true );
		$this->keep(
			(int) wp_insert_post(
				array( 'post_type' => 'customize_changeset', 'post_status' => 'publish', 'post_title' => 'x' )
			)
		);
		$this->assertSame(
			200,
			$this->post(
				"/gf/v2/forms/{$number}/submissions",
				array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' )
			)->get_status()
		);
		$this->assertSame( 0, $this->told() );
	}

	public function test_a_notification_is_told_of_in_the_days_before_it_begins(): void {
		$this->notify( 'far off', starts: time() + 10 * self::DAY );
		$this->notify( 'on already', starts: time() - 60 );
		$this->told();
		do_action( 'atoll_notifications_begin' );
		$this->assertSame( 0, $this->told() );
		$this->notify( 'tomorrow', starts: time() + self::DAY + 60 );
		$this->told();
		do_action( 'atoll_notifications_begin' );
		$this->assertSame( 1, $this->told() );
	}
}
