<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Http;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Tests\WordPress\Support\Cases\NotificationTestCase;
use Atoll\Tests\WordPress\Support\Inside;
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
					array( 'ID' => Inside::get( FormRepository::class )->findAny(
						$number
					)->postId, 'post_title' => 'Changed' )
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
		yield 'settings' => array(
			static function ( self $test, ?int $prepared ): int {
				null === $prepared || do_action( 'atoll_settings_saved', 'footer' );
				return 1;
			},
		);
	}

	#[DataProvider( 'options' )]
	public function test_an_option_that_pages_show_is_told_of( string $name, mixed $value ): void {
		$isAvailable = static fn(): array => array( 'de_DE' );
		$before      = get_option( $name );
		$this->told();
		add_filter( 'get_available_languages', $isAvailable );
		update_option( $name, $value );
		remove_filter( 'get_available_languages', $isAvailable );
		$told = $this->told();
		false === $before ? delete_option( $name ) : update_option( $name, $before );
		$this->assertSame( array( 1, 1 ), array( $told, $this->told() ) );
	}

	/** @return iterable<string, array{string, mixed}> */
	public static function options(): iterable {
		yield 'whether search engines may list the site' => array( 'blog_public', '0' );
		yield 'the page of the privacy policy' => array( 'wp_page_for_privacy_policy', '4711' );
		yield 'how dates are written' => array( 'date_format', 'Y-m-d' );
		yield 'how times are written' => array( 'time_format', 'H.i' );
		yield 'the language' => array( 'WPLANG', 'de_DE' );
		yield 'the time zone' => array( 'timezone_string', 'Australia/Perth' );
		yield 'how many articles a page lists' => array( 'posts_per_page', '7' );
		yield 'articles that stand first' => array( 'sticky_posts', array( 4711 ) );
		yield 'the text of a widget' => array( 'widget_block', array( 2 => array( 'content' => 'Hi' ) ) );
		yield 'where widgets stand' => array( 'sidebars_widgets', array( 'one' => array( 'block-2' ) ) );
		yield 'which menu stands where' => array( 'theme_mods_some-theme', array( 'custom_logo' => 7 ) );
		yield 'addresses' => array( 'permalink_structure', '/%year%/%postname%/' );
	}

	public function test_comments_are_told_of_once_they_are_approved(): void {
		$post = $this->keep(
			(int) wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Read' ) )
		);
		$this->told();
		$comment = (int) wp_insert_comment(
			array( 'comment_post_ID' => $post, 'comment_content' => 'Thanks', 'comment_approved' => 0 )
		);
		$this->assertSame( 0, $this->told() );
		wp_set_comment_status( $comment, 'approve' );
		$this->assertSame( 1, $this->told() );
		wp_update_comment( array( 'comment_ID' => $comment, 'comment_content' => 'Thank you' ) );
		$this->assertSame( 1, $this->told() );
		wp_delete_comment( $comment, true );
		$this->assertSame( 1, $this->told() );
	}

	public function test_authors_are_told_of_and_clients_are_not(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$told = array();
		foreach ( array( 'author', 'subscriber' ) as $role ) {
			$user = (int) wp_insert_user(
				array( 'user_login' => uniqid( $role ), 'user_pass' => wp_generate_password(), 'role' => $role )
			);
			$this->told();
			wp_update_user( array( 'ID' => $user, 'display_name' => 'Another' ) );
			$told[] = $this->told();
			wp_delete_user( $user, 1 );
			$told[] = $this->told();
		}
		$this->assertSame( array( 1, 1, 0, 0 ), $told );
	}

	public function test_a_picture_is_told_of_that_is_described_otherwise_or_deleted(): void {
		$picture = (int) wp_insert_attachment( array( 'post_title' => 'Office', 'post_mime_type' => 'image/png' ) );
		$this->told();
		wp_update_post( array( 'ID' => $picture, 'post_excerpt' => 'Our office' ) );
		$this->assertSame( 1, $this->told() );
		wp_delete_attachment( $picture, true );
		$this->assertSame( 1, $this->told() );
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
		update_option( 'atoll_test_of_an_option', '1', false );
		set_transient( 'atoll_test', '1' );
		delete_option( 'atoll_test_of_an_option' );
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
